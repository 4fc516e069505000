import { fold } from '../../language/fold.ts';

/** Stop words: articles, prepositions and conjunctions, and phrases of classifications such as "not elsewhere classified". Folded. */
const stopWords: Readonly<Record<string, string>> = {
  en: 'a an the of in for and or to at on by with from as other others except all not elsewhere classified nec general related similar etc incl including s occupations',
  fr: 'a au aux d de des du en et l la le les ou par pour sur dans avec sans autre autres non classe classes ailleurs assimile assimiles nca nda n c s y compris professions',
  de: 'der die das den dem des ein eine einer eines in im am an auf aus bei fur mit nach oder und von vom zu zum zur als ohne andere anderer sonstige sonstiger nicht anderweitig genannt ang bzw u fuer verwandte verwandter berufe',
  it: 'a ad al alla alle allo ai agli all col con da dal dalla dalle dallo dai dagli dall d de del della delle dello dei degli dell di e ed il in i gli l la le lo nel nella nelle nei negli nell o od per su sul sulla sulle sui altri altre altro altra non classificati altrove assimilati assimilate professioni',
  es: 'a al con de del e el en la las lo los o u para por sin su sobre y otros otras otro otra no clasificados clasificadas bajo epigrafes afines general similares n c o p ocupaciones',
  pt: 'a ao aos as com da das de do dos e em na nas no nos o os ou para por pela pelas pelo pelos sem outros outras outro outra nao classificados similares ocupacoes profissoes',
  nl: 'aan bij de den der een en het in met naar of op over te tot uit van voor zonder overige niet elders genoemd geclassificeerd ed e d neg andere beroepen',
  pl: 'a do dla i lub na o od po przy w we z ze oraz gdzie indziej niesklasyfikowani pozostali inni ds spraw',
  ro: 'a al ai ale cu de din in la pe pentru si sau un o prin alte alti neclasificati altele asimilati asimilate',
  sv: 'av att den det en ett for i med och om pa som till vid eller inom m fl mfl m m ovriga annan andra',
  cs: 'a do i k na nebo o od pro pri s se v ve z ze jinde neuvedeni ostatni',
  hu: 'a az es vagy egy is egyeb hasonlo mas nem sorolt',
};

const stopWordSets: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(stopWords).map(([language, words]) => [language, new Set(words.split(' '))]),
);

export function isStopWord(word: string, language: string): boolean {
  return stopWordSets.get(language)?.has(word) ?? false;
}

/** Languages whose stop words may link the parts of a query: `comptable à Lyon`, `engineer in Germany`. */
const linkingLanguages = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt'];
/** Stop words of classifications that are meaningful in titles: "Directeur général". */
const meaningful: ReadonlySet<string> = new Set(['general']);

/** Polish "for" (short for "do spraw"). Unlike other Polish stop words, it is not a name. */
const forPurposes = 'ds';

const linkingWords = new Set(linkingLanguages.flatMap((language) => [...stopWordSets.get(language)!]))
  .difference(meaningful)
  .add(forPurposes);

/** Whether a word may link the parts of a query or the words of a role. @param word folded */
export function isLinkingWord(word: string): boolean {
  return linkingWords.has(word);
}

/** Legal forms of companies, which occur in many names. Folded. */
const legalForms = new Set(
  'plc ltd llc inc corp sa nv bv ag sas sasu sarl gmbh srl spa slu bvba sprl sro kft zrt doo'.split(' '),
);

export function isLegalForm(word: string): boolean {
  return legalForms.has(word);
}

/**
 * Whether a text is a single word that says nothing alone: `and` is rather the beginning of a name than meant as a word of titles. In
 * capitals, it may be the code of a country.
 */
export function isOnlyLinkingWord(text: string): boolean {
  const word = fold(text);
  return (isLinkingWord(word) || isLegalForm(word)) && text !== text.toUpperCase();
}

/** Without the Dutch `of`, because of the English one. Matches in `avocat ou juriste`; does not match in `director`. */
const or = /\s(?:or|ou|oder|o)\s/i;

/** Splits alternatives: `accountant or lawyer` is two roles. */
export function splitAlternatives(text: string): readonly string[] {
  return text.split(or);
}

/**
 * Words that add nothing to a role or a place: `tous les ingénieurs`, `engineer near Lyon`. Includes stop words of
 * languages that are not in `linkingLanguages` because their stop words are names elsewhere. Folded.
 */
const fillerWords = new Set(
  (
    'near nearby around close chez pres proche proches autour nahe cerca vicino nabij perto un une uno una um uma all any some every our my their us someone somebody anybody tous toutes tout toute nos notre mon ma mes quelquun quelqu alle allen unser unsere unseren mein meine meinen einen einem einer jemand jemanden ' +
    'todos todas nuestro nuestros mi mis alguien tutti tutte nostri mio miei qualcuno onze mijn iemand nossos meu meus alguem ' +
    'w we z ze na do i oraz dla przy si din pentru och pa till vid v ve nebo es'
  ).split(' '),
);

export function isFillerWord(word: string): boolean {
  return fillerWords.has(word);
}

/** Words for the people at a place, or for the place itself: `people in Warsaw`, `Warsaw office`. Folded. */
const peopleOrSiteWords = new Set(
  (
    'people person persons everyone everybody employees employee staff colleagues colleague office offices site sites team country city personnes personne gens salaries employes collegues collegue equipe bureau bureaux ' +
    'leute menschen mitarbeiter mitarbeitende kollegen kollege buro standort personas gente empleados companeros colegas oficina oficinas sede persone dipendenti colleghi ufficio uffici ' +
    'mensen medewerkers collega collegas kantoor kantoren vestiging pessoas funcionarios colaboradores escritorio escritorios ' +
    'collaborateurs collaboratrices pracownicy pracownikow koledzy biuro angajati colegi birou'
  ).split(' '),
);

/** Whether a word adds nothing to a place next to it, because all people there are meant. */
export function isPeopleOrSiteWord(word: string): boolean {
  return peopleOrSiteWords.has(word);
}

/**
 * Words for a department or for whom to ask there, next to the name of its function: `legal department`, `service juridique`,
 * `IT-Abteilung`, `HR contact`. Folded.
 */
const departmentWords = new Set(
  (
    'department departments dept division service services departement departements direction directions pole abteilung abteilungen bereich departamento departamentos servicio servicios direccion ' +
    'ufficio uffici reparto servizio servizi direzione servico servicos setor direcao dienst diensten afdeling afdelingen directie dzial dzialu departament departamentul serviciul birou avdelning avdelningen oddeleni osztaly team teams contact contacts interlocuteur interlocutrice ansprechpartner ansprechpartnerin kontakt contacto contatto contactpersoon contato'
  ).split(' '),
);

/** Whether a word next to a function stands for the department with that function. @param word folded */
export function isDepartmentWord(word: string): boolean {
  return departmentWords.has(word);
}
