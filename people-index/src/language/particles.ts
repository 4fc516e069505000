import { fold } from './fold.ts';

/** Folded words of surnames that people omit, join to the next word or put elsewhere. */
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

/** Whether a folded word is a surname particle: `de`, `van`, `El`, `Ben`, `O`, `Mac`, `St`. */
export function isParticle(word: string): boolean {
  return particles.has(word);
}

const transcribedParticles = new Set(
  'دي دا دو دل ديل ديلا لا لو ماك مك او فان فون وان ون דה די דל לה ואן ון פון מק де ди да дель делла дю ла ле ван фон мак ντε ντι ντα ντελ λα λε βαν φον μακ'
    .split(' ')
    .map((word) => fold(word)),
);

/**
 * Whether a folded word is the transcription of a western surname particle in Arabic, Persian, Hebrew, Cyrillic or Greek: `دي كابريو` is
 * DiCaprio.
 */
export function isTranscribedParticle(word: string): boolean {
  return transcribedParticles.has(word);
}

/** The words of a surname without particles, or all of them if it has no others: `de la cruz` is `cruz`. */
export function withoutParticles(words: readonly string[]): readonly string[] {
  const core = words.filter((word) => !particles.has(word));
  return core.length === 0 ? words : core;
}

/** Groups of spellings of one particle, or of a surname that looks like one. */
const equivalentParticles: readonly (readonly string[])[] = ['al el ul', 'um umm oum', 'abu abou abo', 'ibn bin ben', 'bint bent', 'ould uld', 'abd abdel abdul', 'st saint', 'ste sainte', 'mac mc mag'].map((group) => group.split(' ')); // prettier-ignore

/** The other spellings of a particle: `el` of `al`. */
export function particleSpellings(word: string): readonly string[] {
  return equivalentParticles.flatMap((group) => (group.includes(word) ? group.filter((other) => other !== word) : []));
}

/** Prefixes that may be joined to a name, and equivalent ones. `minRestLength` is the minimum length of the rest of the word. */
const equivalentPrefixes: readonly (readonly [prefix: string, others: readonly string[], minRestLength: number])[] = [
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
/** Prefixes that people may omit. */
const omittedPrefixes: readonly (readonly [prefix: string, minRestLength: number])[] = [
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
 * Spellings of a word with an equivalent prefix: `macdonald` for `mcdonald`, `saintclair` for `stclair`, `abdelrahman` for `abdulrahman`.
 */
export function prefixSpellings(word: string): readonly string[] {
  const spellings = new Set<string>();
  for (const [prefix, others, minRestLength] of equivalentPrefixes) {
    if (word.length < prefix.length + minRestLength || !word.startsWith(prefix)) continue;
    const rest = word.slice(prefix.length);
    if (prefix === 'st' && /^[aeiouy]/.test(rest)) continue;
    for (const other of others) spellings.add(other + rest);
  }
  spellings.delete(word);
  return [...spellings];
}

/**
 * A word without a joined particle that it may begin with: `sayed` for `elsayed`, `brien` for `obrien`. Can be wrong: `borah` for
 * `deborah`.
 */
export function remaindersAfterParticle(word: string): readonly string[] {
  const rests: string[] = [];
  for (const [prefix, minRestLength] of omittedPrefixes) {
    if (word.length >= prefix.length + minRestLength && word.startsWith(prefix)) rests.push(word.slice(prefix.length));
  }
  return rests;
}
