/** Small words that belong to a surname and that people leave out, glue or misplace. Folded. */
const particles = new Set(
  (
    'de da do dos das di du del della dello degli dei delle dal dalla d e y i ' + // Romance
    'la le les lo los las l el al ul as an ar ad et ' + // articles, Arabic article before sun letters
    'van von vom zu zum zur der den dem ter ten tot te het t s op af av aan in onder over bij ' + // Dutch, German, Nordic
    'ben bin ibn bint binti bte abu abou umm oum ould uld mint ait aït ag oglu kizi qizi ' + // patronymic words
    'mac mc mag o ni nic ui st ste saint sainte san santa santo sankt ' +
    'bat bar ha abd abdel abdul'
  ).split(' '),
);

/** Titles and forms of address, folded; the letters after a name too. */
const honorifics = new Set(
  (
    'mr mrs ms miss mx sir dame lord lady madam dr prof professor rev fr hon esq jr sr phd md mba ' +
    'm mme mlle mm monsieur madame mademoiselle me maitre docteur professeur ' +
    'hr herr fr frau fraulein dipl ing mag dkfm mmag ddr ' +
    'sig sigg signor signore signora signorina dott dottssa dottor dottore dottoressa avv arch rag geom ' +
    'sra srta srto don dona senor senora senorita lic licda ' +
    'snr sr dra doutor doutora eng enga prof profa ' +
    'dhr mevr mw mej drs ir mr meneer mevrouw bc mgr phdr judr mudr rndr paeddr thdr csc drsc ' +
    'pan pani panna inz lek hab doc ' +
    'г н гн госпожа господин д р др проф инж пан пані ' +
    'κ κος κα κυριοσ κυρια δρ καθ ' +
    'السيد السيده الدكتور الدكتوره دكتور دكتوره مهندس المهندس استاذ الاستاذ الشيخ الحاج اقاي خانم ' +
    'מר גב גברת דר פרופ ' +
    '先生 女士 小姐 太太 博士 教授 さん 様 さま 君 氏 씨 님 선생님 ' +
    'shri sri smt kumari km thiru selvi saheb sahib श्री श्रीमती सुश्री डॉ ' +
    'bay bayan sayin khun nai nang นาย นาง นางสาว คุณ ดร ' +
    'datuk dato datin tan haji hajah hj pak bapak ibu cik encik puan tuan tn ny sdr'
  ).split(' '),
);
/**
 * Words that are titles but names too: left out only where enough other words remain. What is a name far more often
 * than a form of address (`chi`, `ji`, `ong`, `anh`: Chi Wai, Ji-young) is no title here.
 */
const alsoNames = new Set(
  'don dame lord lady tan pak ibu fr me m km mag arch ing bay nai nang sr sri selvi kumari haji bc doc hon as pan ir г н д р κ 君 氏'.split(
    ' ',
  ),
);

/** Whether a folded word is a surname particle: `de`, `van`, `El`, `Ben`, `O`, `Mac`, `St`. */
export function isParticle(word: string): boolean {
  return particles.has(word);
}

/**
 * Whether a folded word is a title or a form of address: `dr`, `mme`, `ing`. Some are names as well, see
 * `withoutHonorifics`.
 */
export function isHonorific(word: string): boolean {
  return honorifics.has(word);
}

/** Whether a folded word is a title and nothing else, so that it may be ignored wherever it stands. */
export function isOnlyHonorific(word: string): boolean {
  return honorifics.has(word) && !alsoNames.has(word);
}

/** Titles of two words, of which the first alone is a surname: `Tan Sri`, never the `Tan` of Tan Wei Ming. */
const titlesOfTwo: Readonly<Record<string, string>> = { tan: 'sri' };

/**
 * The folded words of a query without titles: clear ones wherever they stand, ones that are names too (`Don`, `Tan`)
 * only in front of two other words. Never empty: a query of titles alone stays as it is.
 */
export function withoutHonorifics(words: readonly string[]): readonly string[] {
  if (!words.some((word) => honorifics.has(word))) return words;
  let rest = words.filter((word) => !isOnlyHonorific(word));
  if (rest.length === 0) return words;
  while (rest.length > 2 && isTitleInFront(rest)) rest = rest.slice(1);
  return rest;
}

function isTitleInFront([first = '', second]: readonly string[]): boolean {
  const other = titlesOfTwo[first];
  return honorifics.has(first) && !particles.has(first) && (other === undefined || other === second);
}

/** The words of a surname without its particles, or all of them when nothing would remain: `de la cruz` is `cruz`. */
export function withoutParticles(words: readonly string[]): readonly string[] {
  const core = words.filter((word) => !particles.has(word));
  return core.length === 0 ? words : core;
}

/** Prefixes that one writes glued or apart, with the others that mean the same. Longest first. */
const exchangedPrefixes: readonly (readonly [prefix: string, others: readonly string[], shortestRest: number])[] = [
  ['abdel', ['abdul', 'abdal', 'abd'], 3],
  ['abdul', ['abdel', 'abdal', 'abd'], 3],
  ['abdal', ['abdul', 'abdel'], 3],
  ['saint', ['st'], 3],
  ['sainte', ['ste'], 3],
  ['mac', ['mc'], 4],
  ['mc', ['mac'], 3],
  ['ste', ['sainte'], 5],
  ['st', ['saint'], 5],
];
/** Prefixes that a writer may leave out altogether. */
const droppedPrefixes: readonly (readonly [prefix: string, shortestRest: number])[] = [
  ['el', 4],
  ['al', 4],
  ['as', 5],
  ['ash', 5],
  ['an', 5],
  ['ar', 5],
  ['az', 5],
  ['bou', 5],
  ['ben', 5],
  ['bin', 5],
  ['van', 5],
  ['von', 5],
  ['de', 5],
  ['du', 5],
  ['la', 5],
  ['le', 5],
  ['d', 5],
  ['l', 6],
  ['o', 4],
  ['mc', 4],
  ['mac', 5],
];

/**
 * Other spellings of a word that begins with a glued prefix: `mcdonald` and `macdonald`, `stclair` and `saintclair`,
 * `abdulrahman` and `abdelrahman`.
 */
export function prefixSpellings(word: string): readonly string[] {
  const spellings = new Set<string>();
  for (const [prefix, others, shortestRest] of exchangedPrefixes) {
    if (word.length < prefix.length + shortestRest || !word.startsWith(prefix)) continue;
    const rest = word.slice(prefix.length);
    if (prefix === 'st' && /^[aeiouy]/.test(rest)) continue;
    for (const other of others) spellings.add(other + rest);
  }
  spellings.delete(word);
  return [...spellings];
}

/**
 * What may remain of a word when a glued particle is taken off: `elsayed` gives `sayed`, `obrien` gives `brien`. A
 * guess: `deborah` gives `borah`.
 */
export function restsAfterParticle(word: string): readonly string[] {
  const rests: string[] = [];
  for (const [prefix, shortestRest] of droppedPrefixes) {
    if (word.length >= prefix.length + shortestRest && word.startsWith(prefix)) rests.push(word.slice(prefix.length));
  }
  return rests;
}
