import { fold } from './fold.ts';

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

/** Whether a folded word is a surname particle: `de`, `van`, `El`, `Ben`, `O`, `Mac`, `St`. */
export function isParticle(word: string): boolean {
  return particles.has(word);
}

const writtenByEar = new Set(
  'دي دا دو دل ديل ديلا لا لو ماك مك او فان فون وان ون דה די דל לה ואן ון פון מק де ди да дель делла дю ла ле ван фон мак ντε ντι ντα ντελ λα λε βαν φον μακ'
    .split(' ')
    .map((word) => fold(word)),
);

/** Whether a folded word is a particle of western surnames in Arabic, Persian, Hebrew, Cyrillic or Greek letters: `دي كابريو` is DiCaprio. */
export function isParticleByEar(word: string): boolean {
  return writtenByEar.has(word);
}

/** The words of a surname without its particles, or all of them when nothing would remain: `de la cruz` is `cruz`. */
export function withoutParticles(words: readonly string[]): readonly string[] {
  const core = words.filter((word) => !particles.has(word));
  return core.length === 0 ? words : core;
}

/** Particles, and surnames that look like one, in the spellings of one word. */
const exchangedParticles: readonly (readonly string[])[] = ['al el ul', 'um umm oum', 'abu abou abo', 'ibn bin ben', 'bint bent', 'ould uld', 'abd abdel abdul', 'st saint', 'ste sainte', 'mac mc mag'].map((own) => own.split(' ')); // prettier-ignore

/** The other spellings of a particle: `el` of `al`. */
export function particleSpellings(word: string): readonly string[] {
  return exchangedParticles.flatMap((own) => (own.includes(word) ? own.filter((other) => other !== word) : []));
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
