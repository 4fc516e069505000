/**
 * Endings of feminine and masculine forms of job titles in all languages, each with its replacement: `trice:tor`. They
 * are long enough to be recognized without knowing the language. All folded. Both forms get the same key, which need
 * not be a word: opératrice and opérateur, Leiterin and Leiter, técnica and técnico.
 */
const endings =
  // French, and endings of the same origin in Italian, Spanish, Portuguese and Romanian.
  'teuse:tor teuses:tor teur:tor teurs:tor trice:tor trices:tor trici:tor triz:tor tore:tor tora:tor toras:tor toare:tor toressa:tor euse:eur euses:eur eure:eur eures:eur ' +
  'ienne:ien iennes:ien iere:ier ieres:ier ere:er ee:e ees:e effe:ef effes:ef ielle:iel nnelle:nnel ale:al ante:ant antes:ant ente:ent entes:ent tesse:te tresse:tre ' +
  'ive:iv ives:iv if:iv ifs:iv ivo:iv iva:iv iste:ist ista:ist istka:ist ' +
  // Spanish, Italian and Portuguese.
  'ora:or oras:or oressa:or era:er ero:er eras:er eros:er ica:ic ico:ic icas:ic icos:ic ada:ad ado:ad adas:ad ados:ad aria:ari ario:ari tta:tt tto:tt cta:ct cto:ct eta:et eto:et rta:rt rto:rt enta:ent anta:ant oga:og ogo:og ' +
  'eiro:eir eira:eir eiros:eir eiras:eir aio:ai aia:ai ato:at ata:at tro:tr tra:tr afo:af afa:af omo:om oma:om uoco:uoc uoca:uoc commesso:commess commessa:commess jefa:jefe jefas:jefes ' +
  // German and Dutch.
  'teurin:tor erin:er orin:or eurin:eur istin:ist antin:ant entin:ent ologin:ologe ztin:zt waltin:walt frau:mann rapeutin:rapeut ystin:yst agogin:agoge pertin:pert agter:agt agte:agt ellter:ellt ischer:isch ische:isch licher:lich liche:lich kster:ker dster:der gster:ger lster:ler oopster:oper ' +
  // Polish, Czech and Romanian.
  'niczka:nik orka:or erka:er arka:ar arz:ar entka:ent antka:ant elka:el yrka:yr acka:ac ektka:ekt icka:ik icky:ik ovnice:ovnik odnice:odnik elnice:elnik ednice:ednik ' +
  'oare:or oara:or iciana:ician ara:ar bila:bil sefa:sef';

/** Minimum number of letters in front of an ending. */
const shortestStart = 2;
/** Words longer than this that end in "te" are feminine: adjointe, experte. */
const shortestFeminine = 5;

const replacements: ReadonlyMap<string, string> = new Map(
  endings.split(' ').map((rule) => {
    const [ending = '', other = ''] = rule.split(':');
    return [ending, other];
  }),
);
const longest = Math.max(...Array.from(replacements.keys(), (ending) => ending.length));
const shortest = 2;

/** A key that is the same for the feminine and the masculine form of a word in any language. @param word folded */
export function genderKey(word: string): string {
  for (let length = Math.min(longest, word.length - shortestStart); length >= shortest; length--) {
    const other = replacements.get(word.slice(-length));
    if (other !== undefined) return word.slice(0, -length) + other;
  }
  return word.length > shortestFeminine && word.endsWith('te') ? word.slice(0, -1) : word;
}

const plural = /(?:innen|s|x)$/;
const lastVowel = /(?:en|e|i)$/;
/** Minimum length of a word whose plural ending is removed; `gas` keeps its last letter. */
const shortestPlural = 5;

/**
 * A key that is the same for all forms of a word, singular and plural too, in any language. Coarse: only for comparing
 * words that are already known to mean the same.
 *
 * @param word folded
 */
export function inflectionKey(word: string): string {
  const single = word.length < shortestPlural ? word : word.replace(plural, '');
  const key = genderKey(single);
  return key.length < shortestPlural ? key : key.replace(lastVowel, '');
}

/** The feminine endings from which the masculine form can be derived, each with the masculine ending. */
const masculine =
  'teuse:teur teuses:teurs trice:teur trices:teurs euse:eur euses:eurs eure:eur iere:ier ieres:iers ienne:ien iennes:iens ere:er ee:e ees:es effe:ef ante:ant ente:ent enta:ente anta:ante ' +
  'tora:tor ora:or oras:ores era:ero ica:ico ada:ado aria:ario tta:tto cta:cto eta:eto eira:eiro teurin:teur erin:er orin:or eurin:eur istin:ist antin:ant entin:ent ztin:zt waltin:walt frau:mann ' +
  'niczka:nik orka:or erka:er arka:arz icka:ik toare:tor oare:or';
const masculineOf = new Map(masculine.split(' ').map((rule) => rule.split(':') as [string, string]));

/** The masculine form of a word that may be feminine, for lookup in lists that have only one form. @param word folded */
export function masculineForm(word: string): string {
  for (let length = Math.min(longest, word.length - shortestStart); length >= shortest; length--) {
    const other = masculineOf.get(word.slice(-length));
    if (other !== undefined) return word.slice(0, -length) + other;
  }
  return word;
}
