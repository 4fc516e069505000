/** Words that begin an exception, in brackets or after a comma: `(excepto agrónomos)`. */
export const exceptWords =
  'except excepting excluding excl excepto salvo exceto sauf hors excepté escluso esclusi esclusa escluse eccetto tranne exclusief uitgezonderd behalve ohne außer ausser ausgenommen oprócz utom undantag kromě kivéve exceptând';

/**
 * Qualifiers that classifications of occupations append to titles and that do not describe the work; the longest first,
 * one line per language or group of languages. Folded. Compiled for this project from common knowledge.
 */
export const qualifiers = `
not elsewhere classified, not otherwise specified, and related trades workers, and related workers, and related occupations, not specified, all other, nec, nos
sans autre indication, sans specialite particuliere, non classes ailleurs, non classe ailleurs, et professions assimilees, et assimiles, en general, toutes specialites, nca, nda
ohne nahere angaben, ohne nahere angabe, ohne spezialisierung, sonstige spezifische tatigkeitsangabe, fachlich ausgerichtete tatigkeiten, hoch komplexe tatigkeiten, komplexe spezialistentatigkeiten, anderweitig nicht genannt, und verwandte berufe, und ahnliche berufe, allgemeine, allgemein, ang, ona
non specificato altrove, non specificati altrove, non classificati altrove, non classificato altrove, e professioni assimilate, ed assimilati, e assimilati, in generale, in genere, nca
no clasificados bajo otros epigrafes, no clasificados anteriormente, y asimilados, y afines, sin especificar, en general, ncop
niet elders geclassificeerd, niet elders genoemd, en verwante beroepen, en dergelijke, en soortgelijke, ed, algemeen, overige, overig, allround, neg
nao classificados em outra parte, nao especificados, e similares, em geral
gdzie indziej niesklasyfikowani, i pokrewni, neclasificati in alte grupe, si asimilati, ej specificerade, mfl, jinde neuvedeni, egyeb
`;
