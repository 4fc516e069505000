/*
 * Arabic names of two words that are one: servant of God (Abd al-Rahman), of the faith (Nur al-Din), father of (Abu Bakr), with Allah
 * behind (Nasr Allah). They are written apart, joined or with a hyphen, and in Latin letters the article between them takes the vowel and
 * the consonant that are heard: Abdelrahman, Abdul Rahman, Abdurrahman, Abderrahmane. One form stands for all: `abdulrahman`,
 * `nuruddin`, `abubakr`, `nasrullah`.
 */

/** The article as it sounds in front of each letter: `al`, `el`, `ul`, `ar`, `ed`, `ush`. */
const article = /^[aeiu](?:l|[dnrstz]|sh|ch|dh|th|dj)$/;
const servant = /^abd(?:[aeou]|[aeou]l|ou?l|[aeou][nrsz])?$/;
const faith = /^(?:[aeiu]?l?|[aeiu]d)?d(?:in|ine|een|ien|yn)$/;
const father = /^ab(?:u|ou|o|ul|oul|ol)$/;
const god = /^[aeou]?llah?$/;

/** Matches `abdurrahman`, `abdelaziz`; not `abdou`. */
const joinedServant = /^abd([aeou]{0,2})([b-df-hj-np-tv-z][a-z]{2,})$/;
const servantOfVowel = /^abd[aeou]{1,2}l([aeiou][a-z]{2,})$/;
const joinedGod = /^([a-z]{2,}?)(?:a?[aeou]llah|ulla)$/;
/** Matches `salaheddine`, `nureddin`, `shamsuddin`; not `bernardin`. */
const joinedFaith = /^([a-z]{2,}?)(?:[aeiu]|ou|ae|au)dd?(?:in|ine|een|ien)$/;
/** Matches `nordine`. */
const shortFaith = /^(n(?:o|u|ou)r)dine?$/;
const joinedFather = /^ab(?:ou|u|o)([b-df-hj-np-tv-z][a-z]{3,})$/;

const joinedForms = new Map([['ezz', 'izz'], ['azz', 'izz'], ['ez', 'izz'], ['az', 'izz'], ['iz', 'izz']]); // prettier-ignore

const ofGod = (stem: string) => `${stem.replace(/a$/, '')}ullah`;
const ofFaith = (stem: string) => `${joinedForms.get(stem) ?? stem.replace(/a$/, '')}uddin`;
const ofServant = (name: string) => `abdul${name.replace(/ane$/, 'an')}`;
const ofFather = (name: string) => `abu${name}`;

/** What follows `abd`, its vowel, and the l of the article or the doubled letter that it became. */
function servedBy(word: string): string | undefined {
  const [, ofVowel] = servantOfVowel.exec(word) ?? [];
  if (ofVowel !== undefined) return ofVowel;
  const [, vowel = '', rest] = joinedServant.exec(word) ?? [];
  if (rest === undefined) return undefined;
  if (rest[0] === rest[1]) return rest.slice(1);
  return vowel === '' ? rest : withoutArticle(rest);
}

/** The l of `lkader` and `lbakr`. */
function withoutArticle(name: string): string {
  return name.length > 4 && /^l[b-df-hj-np-tv-z]/.test(name) ? name.slice(1) : name;
}

/** The form that stands for a name in one word; undefined for what is no such name. */
function formOfJoined(word: string): string | undefined {
  if (word.length < 6) return undefined;
  if (/^abd[aeou]u?ll?ah?$/.test(word)) return 'abdullah';
  const served = servedBy(word);
  if (served !== undefined) return ofServant(served);
  const [, son] = joinedFather.exec(word) ?? [];
  if (son !== undefined) return ofFather(withoutArticle(son));
  const [, faithful] = joinedFaith.exec(word) ?? shortFaith.exec(word) ?? [];
  if (faithful !== undefined) return ofFaith(faithful);
  const [, gift] = joinedGod.exec(word) ?? [];
  return gift === undefined ? undefined : ofGod(gift);
}

/** The form of a name that begins at a word, and how many words it has. */
function latinCompound(words: readonly string[], place: number): Compound | undefined {
  const word = words[place]!;
  const hasArticle = words[place + 1] !== undefined && article.test(words[place + 1]!);
  const size = hasArticle ? 3 : 2;
  const next = words[place + size - 1];
  if (next !== undefined && next.length > 2) {
    if (servant.test(word)) return { text: god.test(next) ? 'abdullah' : ofServant(next), size };
    if (father.test(word)) return { text: ofFather(next), size };
    if (word.length > 1 && faith.test(next)) return { text: ofFaith(word), size };
    if (word.length > 2 && god.test(next)) return { text: ofGod(word), size };
  }
  const joined = formOfJoined(word);
  return joined === undefined ? undefined : { text: joined, size: 1 };
}

const arabicServant = 'عبد';
/** Many families write it together with the next word in Latin letters: Benkirane. */
const arabicSon = 'بن';
const arabicFather = /^ا?بو$|^ابي$|^ابا$/;
const arabicSecond = /^(?:الدين|الله)$/;

/** The same in Arabic letters, joined. */
function arabicCompound(words: readonly string[], place: number): Compound | undefined {
  const [word, next] = [words[place]!, words[place + 1]];
  if (next === undefined || !/^[\u0621-\u06d3]{2,}$/.test(next)) return undefined;
  const isCompound = word === arabicServant || word === arabicSon || arabicFather.test(word) || arabicSecond.test(next);
  return isCompound ? { text: word + next, size: 2 } : undefined;
}

interface Compound {
  readonly text: string;
  /** How many words it has. */
  readonly size: number;
}

/** A compound among words, by the place of its first one. */
export interface PlacedCompound extends Compound {
  readonly place: number;
}

// Matches what may begin or end one of them.
const mayHaveCompound = /^abd|^ab[ou]|d[ei]?[eiy]n|dine|lla|عبد|^بن$|بو|ابي|ابا|الدين|الله/;

/** The compounds among folded words, those in one word among them; most names have none. */
export function arabicCompounds(words: readonly string[]): readonly PlacedCompound[] {
  if (!words.some((word) => mayHaveCompound.test(word))) return [];
  const found: PlacedCompound[] = [];
  for (let place = 0; place < words.length; place++) {
    const compound = latinCompound(words, place) ?? arabicCompound(words, place);
    if (compound === undefined) continue;
    found.push({ ...compound, place });
    place += compound.size - 1;
  }
  return found;
}

/** The words with each compound in its one form; undefined when there is none, or all are in it. */
export function withCompounds(words: readonly string[]): readonly string[] | undefined {
  const compounds = arabicCompounds(words);
  if (compounds.every(({ text, size, place }) => size === 1 && text === words[place])) return undefined;
  const merged = [...words];
  for (const { text, size, place } of compounds.toReversed()) merged.splice(place, size, text);
  return merged;
}

/** The words with `abdulrahman` as `abdul rahman`, as many write it in two names; undefined for others. */
export function withServantsApart(words: readonly string[]): readonly string[] | undefined {
  const place = words.findIndex((word) => word.startsWith('abd') || word.startsWith(joinedArabicServant));
  const word = words[place];
  if (word === undefined) return undefined;
  const isArabic = word.startsWith(arabicServant);
  const served = isArabic ? word.slice(arabicServant.length) : servedBy(word);
  if (served === undefined || served.length < 4) return undefined;
  return words.toSpliced(place, 1, isArabic ? arabicServant : 'abdul', served);
}
const joinedArabicServant = `${arabicServant}ال`;

/** The words without the Arabic articles before a surname, which many leave out: `khaled al nabawi`; undefined where there are none. */
export function withoutArticles(words: readonly string[]): readonly string[] | undefined {
  if (words.length < 3) return undefined;
  const kept = words.filter((word, place) => !isArticle(word, words[place + 1]) || place === 0);
  return kept.length < words.length && kept.length > 1 ? kept : undefined;
}

/** Before some letters the l of the article becomes that letter: `ar` of ar-Rashid. */
function isArticle(word: string, next: string | undefined): boolean {
  if (next === undefined || next.length < 3) return false;
  if (word === 'al' || word === 'el') return true;
  return /^[ae](?:[dnrstz]|sh|ch)$/.test(word) && next.startsWith(word.slice(1));
}
