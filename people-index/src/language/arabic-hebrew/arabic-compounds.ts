/*
 * Arabic compound names: Abd al- and a name of God (Abd al-Rahman), names with al-Din (Nur al-Din), Abu and a name (Abu Bakr), names with
 * Allah (Nasr Allah). They are written separately, joined or with a hyphen, and in Latin letters the vowel and the consonant of the article
 * follow the pronunciation: Abdelrahman, Abdul Rahman, Abdurrahman, Abderrahmane. One canonical form stands for all spellings:
 * `abdulrahman`, `nuruddin`, `abubakr`, `nasrullah`.
 */

/** The article, assimilated to the next letter: `al`, `el`, `ul`, `ar`, `ed`, `ush`. */
const article = /^[aeiu](?:l|[dnrstz]|sh|ch|dh|th|dj)$/;
const abd = /^abd(?:[aeou]|[aeou]l|ou?l|[aeou][nrsz])?$/;
const din = /^(?:[aeiu]?l?|[aeiu]d)?d(?:in|ine|een|ien|yn)$/;
const abu = /^ab(?:u|ou|o|ul|oul|ol)$/;
const allah = /^[aeou]?llah?$/;

/** Matches `abdurrahman`, `abdelaziz`; not `abdou`. */
const joinedAbd = /^abd([aeou]{0,2})([b-df-hj-np-tv-z][a-z]{2,})$/;
const abdBeforeVowel = /^abd[aeou]{1,2}l([aeiou][a-z]{2,})$/;
const joinedAllah = /^([a-z]{2,}?)(?:a?[aeou]llah|ulla)$/;
/** Matches `salaheddine`, `nureddin`, `shamsuddin`; not `bernardin`. */
const joinedDin = /^([a-z]{2,}?)(?:[aeiu]|ou|ae|au)dd?(?:in|ine|een|ien)$/;
/** Matches `nordine`. */
const shortDin = /^(n(?:o|u|ou)r)dine?$/;
const joinedAbu = /^ab(?:ou|u|o)([b-df-hj-np-tv-z][a-z]{3,})$/;

const canonicalStems = new Map([['ezz', 'izz'], ['azz', 'izz'], ['ez', 'izz'], ['az', 'izz'], ['iz', 'izz']]); // prettier-ignore

const allahForm = (stem: string) => `${stem.replace(/a$/, '')}ullah`;
const dinForm = (stem: string) => `${canonicalStems.get(stem) ?? stem.replace(/a$/, '')}uddin`;
const abdForm = (name: string) => `abdul${name.replace(/ane$/, 'an')}`;
const abuForm = (name: string) => `abu${name}`;

/** The name after `abd`, a vowel, and the l of the article or the doubled consonant that it became; undefined for other words. */
function nameAfterAbd(word: string): string | undefined {
  const [, nameWithVowel] = abdBeforeVowel.exec(word) ?? [];
  if (nameWithVowel !== undefined) return nameWithVowel;
  const [, vowel = '', rest] = joinedAbd.exec(word) ?? [];
  if (rest === undefined) return undefined;
  if (rest[0] === rest[1]) return rest.slice(1);
  return vowel === '' ? rest : withoutArticle(rest);
}

/** Removes the l of the article: `lkader`, `lbakr`. */
function withoutArticle(name: string): string {
  return name.length > 4 && /^l[b-df-hj-np-tv-z]/.test(name) ? name.slice(1) : name;
}

/** The canonical form of a compound that is written as one word; undefined for other words. */
function canonicalForm(word: string): string | undefined {
  if (word.length < 6) return undefined;
  if (/^abd[aeou]u?ll?ah?$/.test(word)) return 'abdullah';
  const nameOfGod = nameAfterAbd(word);
  if (nameOfGod !== undefined) return abdForm(nameOfGod);
  const [, nameAfterAbu] = joinedAbu.exec(word) ?? [];
  if (nameAfterAbu !== undefined) return abuForm(withoutArticle(nameAfterAbu));
  const [, nameBeforeDin] = joinedDin.exec(word) ?? shortDin.exec(word) ?? [];
  if (nameBeforeDin !== undefined) return dinForm(nameBeforeDin);
  const [, nameBeforeAllah] = joinedAllah.exec(word) ?? [];
  return nameBeforeAllah === undefined ? undefined : allahForm(nameBeforeAllah);
}

/** The compound in Latin letters that begins at a position. */
function latinCompound(words: readonly string[], position: number): Compound | undefined {
  const word = words[position]!;
  const hasArticle = words[position + 1] !== undefined && article.test(words[position + 1]!);
  const size = hasArticle ? 3 : 2;
  const next = words[position + size - 1];
  if (next !== undefined && next.length > 2) {
    if (abd.test(word)) return { text: allah.test(next) ? 'abdullah' : abdForm(next), size };
    if (abu.test(word)) return { text: abuForm(next), size };
    if (word.length > 1 && din.test(next)) return { text: dinForm(word), size };
    if (word.length > 2 && allah.test(next)) return { text: allahForm(word), size };
  }
  const joined = canonicalForm(word);
  return joined === undefined ? undefined : { text: joined, size: 1 };
}

const arabicAbd = 'عبد';
/** Ibn. In Latin letters it is often joined to the next word: Benkirane. */
const arabicIbn = 'بن';
const arabicAbu = /^ا?بو$|^ابي$|^ابا$/;
const arabicLastWord = /^(?:الدين|الله)$/;

/** The compound in Arabic letters that begins at a position, joined to one word. */
function arabicCompound(words: readonly string[], position: number): Compound | undefined {
  const [word, next] = [words[position]!, words[position + 1]];
  if (next === undefined || !/^[\u0621-\u06d3]{2,}$/.test(next)) return undefined;
  const isCompound = word === arabicAbd || word === arabicIbn || arabicAbu.test(word) || arabicLastWord.test(next);
  return isCompound ? { text: word + next, size: 2 } : undefined;
}

interface Compound {
  readonly text: string;
  /** Number of words. */
  readonly size: number;
}

/** A compound and the position of its first word. */
export interface PlacedCompound extends Compound {
  readonly position: number;
}

// Matches words that may begin or end a compound.
const mayHaveCompound = /^abd|^ab[ou]|d[ei]?[eiy]n|dine|lla|عبد|^بن$|بو|ابي|ابا|الدين|الله/;

/** The compounds among folded words, including those in one word. Most names have none. */
export function arabicCompounds(words: readonly string[]): readonly PlacedCompound[] {
  if (!words.some((word) => mayHaveCompound.test(word))) return [];
  const found: PlacedCompound[] = [];
  for (let position = 0; position < words.length; position++) {
    const compound = latinCompound(words, position) ?? arabicCompound(words, position);
    if (compound === undefined) continue;
    found.push({ ...compound, position });
    position += compound.size - 1;
  }
  return found;
}

/** The words with each compound replaced by its canonical form; undefined if that changes nothing. */
export function joinCompounds(words: readonly string[]): readonly string[] | undefined {
  const compounds = arabicCompounds(words);
  if (compounds.every(({ text, size, position }) => size === 1 && text === words[position])) return undefined;
  const merged = [...words];
  for (const { text, size, position } of compounds.toReversed()) merged.splice(position, size, text);
  return merged;
}

/**
 * The words with a compound split in two, as many people write it, and as the space of a whole name may divide it between first and last
 * name: `abdulrahman` into `abdul rahman`, `saadeddine` into `saad eddine`; undefined if there is none.
 */
export function splitCompounds(words: readonly string[]): readonly string[] | undefined {
  for (const partsOf of [partsOfAbd, partsOfDin])
    for (const [position, word] of words.entries()) {
      const parts = partsOf(word);
      if (parts !== undefined) return words.toSpliced(position, 1, ...parts);
    }
  return undefined;
}
const joinedArabicAbd = `${arabicAbd}ال`;
const arabicDin = 'الدين';
const minPartLength = 2;

function partsOfAbd(word: string): readonly [string, string] | undefined {
  const isArabic = word.startsWith(joinedArabicAbd);
  if (!isArabic && !word.startsWith('abd')) return undefined;
  const nameOfGod = isArabic ? word.slice(arabicAbd.length) : nameAfterAbd(word);
  if (nameOfGod === undefined || nameOfGod.length < 4) return undefined;
  return [isArabic ? arabicAbd : 'abdul', nameOfGod];
}

function partsOfDin(word: string): readonly [string, string] | undefined {
  if (word.endsWith(arabicDin)) {
    const stem = word.slice(0, -arabicDin.length);
    return stem.length < minPartLength ? undefined : [stem, arabicDin];
  }
  const [, stem] = joinedDin.exec(word) ?? shortDin.exec(word) ?? [];
  return stem === undefined ? undefined : [stem, 'eddine'];
}

/** The words without Arabic articles before a surname, which are often omitted: `khaled al nabawi`; undefined if there are none. */
export function withoutArabicArticles(words: readonly string[]): readonly string[] | undefined {
  if (words.length < 3) return undefined;
  const remaining = words.filter((word, position) => !isArticle(word, words[position + 1]) || position === 0);
  return remaining.length < words.length && remaining.length > 1 ? remaining : undefined;
}

/** The l of the article assimilates to some letters: `ar` of ar-Rashid. */
function isArticle(word: string, next: string | undefined): boolean {
  if (next === undefined || next.length < 3) return false;
  if (word === 'al' || word === 'el') return true;
  return /^[ae](?:[dnrstz]|sh|ch)$/.test(word) && next.startsWith(word.slice(1));
}
