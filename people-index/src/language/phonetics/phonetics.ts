import { RecentCache } from '../../columns/recent-cache.ts';
import { fold } from '../fold.ts';
import { isPronounceable, isRepeatedLetter } from './pronounceable.ts';
import { patternsOf } from '../arabic-hebrew/abjad-patterns.ts';
import { romanize } from '../romanization/romanize.ts';
import { readPinyin } from '../chinese/pinyin-syllables.ts';
import { type Script, scriptOf } from '../script.ts';
import { originMarks, encodeForm } from './encoded-forms.ts';
import { SoundComparison } from './sound-comparison.ts';
import { slavicSpellings } from '../cyrillic/slavic-spellings.ts';
import { phoneticForm } from './phonetic-form.ts';
import { otherReadings } from './other-readings.ts';
import { englishPronunciation } from './english-pronunciation.ts';
import { addKey, addLatinKeys, transcriptionKeys, latinTranscriptionKeys, phoneticKey } from './phonetic-key.ts';
import { thaiPatterns } from '../thai/thai-patterns.ts';
import { isSurelyTranscribed, transcribedForm } from './transcribed-names.ts';

/*
 * Phonetic matching in two steps. `phoneticsOf` gives each word a few coarse keys, of which words that may sound alike share at least one
 * (see `phonetic-key.ts`). `closeness` then compares two words sound by sound.
 *
 * A word in hangul, kana or Chinese characters may be a foreign name, transcribed by sound (see `transcribed-names.ts`), and Thai names are
 * romanized in many ways (see `thai-patterns.ts`). Such words have additional keys, which match Latin words only.
 */

const maxKeyLength = 12;
const maxKeys = 12;
const maxForms = 12;

const alphabets = new Set<Script>(['cyrillic', 'greek', 'armenian', 'georgian']);

function markOf(script: Script): string {
  if (script === 'han') return originMarks.han;
  if (script === 'hangul') return originMarks.hangul;
  if (script === 'arabic' || script === 'hebrew') return originMarks.abjad;
  return alphabets.has(script) ? originMarks.alphabet : originMarks.rough;
}

/** Undoes what kana do to a foreign name: a vowel is inserted after each consonant, and l becomes r. `gaburieru` gives `gabriel`. */
function withoutJapaneseVowels(romaji: string): readonly string[] {
  const bare = romaji.replace(/(?<=[bgkmprszfv])u(?=[^aeiou]|$)|(?<=[td])o(?=[^aeiou]|$)/g, '');
  return [bare, bare.replace(/r$/, 'l'), bare.replaceAll('r', 'l'), bare.replace(/r(?=.)/, 'l')];
}

/** Phonetic keys and forms of a word in any script. A word in another script than Latin has those of its romanizations. */
export interface Phonetics {
  readonly keys: readonly string[];
  /** One to three forms for most Latin words, at most 12 for others. See `phoneticForm` and `originMarks`. */
  readonly forms: readonly string[];
  /** Additional keys by which an indexed word is found. */
  readonly indexOnlyKeys: readonly string[];
  /** Additional keys that a query for this word looks up. */
  readonly queryOnlyKeys: readonly string[];
}

/** The keys under which a word is indexed. */
export function indexKeys({ keys, indexOnlyKeys }: Phonetics): readonly string[] {
  return [...keys, ...indexOnlyKeys];
}

/** The keys that a query looks up. */
export function queryKeys({ keys, queryOnlyKeys }: Phonetics): readonly string[] {
  return [...keys, ...queryOnlyKeys];
}

/**
 * Prefixes of keys that match a Latin name to its transcriptions. Latin words are indexed under one and queried under the other, so that
 * two Latin words never match by these keys.
 */
const transcriptionSigns = { latin: '<', other: '>' } as const;

function withSign(sign: string, keys: readonly string[]): readonly string[] {
  return keys.map((key) => sign + key);
}

/** Each segment looks up the same query words, and a changed person is often indexed again soon. */
const recent = new RecentCache<Phonetics>(4096);

export function phoneticsOf(word: string): Phonetics {
  let phonetics = recent.get(word);
  if (phonetics === undefined) {
    phonetics = computePhonetics(word);
    recent.set(word, phonetics);
  }
  return phonetics;
}

function computePhonetics(word: string): Phonetics {
  const script = scriptOf(word);
  const folded = fold(word).replaceAll(' ', '');
  // Abbreviations and repeated letters are not pronounced as a word, so they sound like no name.
  const isSpoken = !isRepeatedLetter(folded) && (script !== 'latin' || isPronounceable(folded));
  if (script === 'none' || !isSpoken) return { keys: [], forms: [], indexOnlyKeys: [], queryOnlyKeys: [] };
  return script === 'latin' ? phoneticsOfLatin(folded) : phoneticsOfOtherScript(word, folded, script);
}

function phoneticsOfLatin(word: string): Phonetics {
  const pinyin = readPinyin(word);
  if (pinyin?.isSure)
    return {
      keys: truncateKeys([phoneticKey(pinyin.form)]),
      forms: [originMarks.pinyin + pinyin.form],
      indexOnlyKeys: [],
      queryOnlyKeys: [],
    };
  const form = phoneticForm(word);
  const keys: string[] = [];
  const forms: string[] = [];
  if (pinyin !== undefined) {
    addKey(keys, phoneticKey(pinyin.form));
    forms.push(originMarks.possiblePinyin + pinyin.form);
  }
  if (form !== '') {
    addLatinKeys(keys, word, form);
    forms.push(pinyin === undefined ? form : originMarks.pinyinAlternative + form);
  }
  const transcriptionKeysOfWord = latinTranscriptionKeys(word, form);
  for (const english of slavicSpellings(word)) {
    const second = phoneticForm(english);
    if (forms.includes(second)) continue;
    addKey(keys, phoneticKey(second));
    forms.push(second);
    for (const key of latinTranscriptionKeys(english, second)) addKey(transcriptionKeysOfWord, key);
  }
  for (const reading of otherReadings(word)) {
    const second = phoneticForm(reading);
    if (forms.includes(second)) continue;
    addKey(keys, phoneticKey(second));
    forms.push(second);
    for (const key of latinTranscriptionKeys(word, second)) addKey(transcriptionKeysOfWord, key);
  }
  const english = englishPronunciation(word);
  if (english !== undefined) {
    const spoken = phoneticForm(english);
    addKey(keys, phoneticKey(spoken));
    forms.push(originMarks.english + spoken);
    for (const key of latinTranscriptionKeys(english, spoken)) addKey(transcriptionKeysOfWord, key);
  }
  truncateKeys(transcriptionKeysOfWord);
  const key = phoneticKey(form);
  const collapsed = collapseRepeats(key);
  const collapsedKeys = collapsed === key ? [] : [collapsedSign + collapsed];
  return {
    keys: truncateKeys(keys),
    forms,
    indexOnlyKeys: [...withSign(transcriptionSigns.latin, transcriptionKeysOfWord), ...collapsedKeys],
    queryOnlyKeys: [...withSign(transcriptionSigns.other, transcriptionKeysOfWord), ...collapsedKeys],
  };
}

/**
 * Prefix of keys without adjacent equal classes, which match Arabic and Hebrew words to Latin words with a vowel between two sounds of one
 * class: Pezeshkian.
 */
const collapsedSign = '"';

function collapseRepeats(key: string): string {
  let single = '';
  for (const sign of key) if (sign !== single.at(-1)) single += sign;
  return single;
}

// Matches the last letter of "radew"; not the first one of "williams".
const innerW = /(?<=.)w/g;
const endsInConsonant = /[^اويهةى]$/;
// Matches the last letter of "alexandre"; not that of "belle".
const silentE = /(?<=[bcdfgkptv][lr])e$/;

/** Phonetics of a word in another script: of its romanizations, and of patterns with `*` for unwritten vowels. */
function phoneticsOfOtherScript(word: string, folded: string, script: Script): Phonetics {
  const mark = markOf(script);
  const keys: string[] = [];
  const forms: string[] = [];
  for (const pattern of script === 'arabic' || script === 'hebrew' ? patternsOf(folded, script) : []) {
    const form = mark + phoneticForm(pattern);
    if (forms.includes(form)) continue;
    forms.push(form);
    addKey(keys, phoneticKey(form, 1));
    // The first unwritten vowel may be none: استولتنبرگ is Stoltenberg.
    if (form[1] === '*') addKey(keys, phoneticKey(form, 2));
    // Turkey and the Balkans spell kh as h: خليل is Halil.
    if (form.includes('x')) addKey(keys, phoneticKey(form.replaceAll('x', 'h'), 1));
    addKey(keys, phoneticKey(form[1] + form.slice(2).replaceAll('*', '')));
    addKey(keys, phoneticKey(form.replaceAll('*', ''), 1));
    addKey(keys, collapseRepeats(phoneticKey(form, 1)));
    addKey(keys, collapsedSign + collapseRepeats(phoneticKey(form, 1)));
  }
  // The w of German spellings of Cyrillic is a consonant: the radew of Радев is not Radu.
  const spellings = romanize(word).map((spelling) => {
    if (script === 'cyrillic') return spelling.replace(innerW, 'v');
    // The e of Alexandre is silent: الكسندر is not Alexandra.
    return script === 'arabic' && endsInConsonant.test(word) ? spelling.replace(silentE, '') : spelling;
  });
  for (const spelling of script === 'kana' ? [...spellings, ...withoutJapaneseVowels(spellings[0] ?? '')] : spellings) {
    const form = mark + (script === 'han' ? formOfHan(spelling) : formOfWords(spelling));
    if (form === mark || forms.includes(form)) continue;
    forms.push(form);
    addKey(keys, phoneticKey(form, 1));
  }
  const latin = transcriptionPhonetics(folded, script);
  const transcriptionKeysOfWord = truncateKeys(latin.keys);
  return {
    keys: truncateKeys(keys),
    forms: [...latin.forms, ...forms].slice(0, maxForms),
    indexOnlyKeys: isSurelyTranscribed(folded, script)
      ? withSign(transcriptionSigns.other, transcriptionKeysOfWord)
      : [],
    queryOnlyKeys: withSign(transcriptionSigns.latin, transcriptionKeysOfWord),
  };
}

/**
 * Forms and keys that match Latin words only: of a foreign name that is transcribed by sound, and of a Thai name, which each family
 * romanizes in its own way.
 */
function transcriptionPhonetics(word: string, script: Script): { forms: readonly string[]; keys: string[] } {
  const isThai = script === 'thai';
  const mark = isThai ? originMarks.thai : originMarks.transcribed;
  const sounds = isThai ? thaiPatterns(word).map(phoneticForm) : [transcribedForm(word, script)];
  const forms: string[] = [];
  const keys: string[] = [];
  for (const sound of sounds) {
    if (sound === '' || forms.includes(mark + sound)) continue;
    forms.push(mark + sound);
    for (const key of transcriptionKeys(sound, script)) addKey(keys, key);
  }
  return { forms, keys };
}

/** A reading as pinyin, or else by the rules of Latin words; the `szu` of Wade-Giles begins with an s. */
function formOfHan(latin: string): string {
  return readPinyin(latin.replaceAll(' ', ''))?.form ?? formOfWords(latin.replace(/sz(?=[ue])/g, 's'));
}

/** The forms of all words, joined. They are computed word by word, since some letters sound different at the start of a word. */
function formOfWords(latin: string): string {
  return latin.includes(' ') ? latin.split(' ').map(phoneticForm).join('') : phoneticForm(latin);
}

function truncateKeys(keys: string[]): readonly string[] {
  if (keys.length > maxKeys) keys.length = maxKeys;
  for (let index = 0; index < keys.length; index++) keys[index] = (keys[index] as string).slice(0, maxKeyLength);
  return keys;
}

/**
 * The forms of a reading, or of the Chinese characters from which it was read, marked as rough, so that they are compared by edit distance.
 */
export function roughForms(word: string): readonly string[] {
  const { forms } = phoneticsOf(word);
  const read =
    scriptOf(word) === 'latin'
      ? [phoneticForm(word)]
      : forms.filter((form) => !form.startsWith(originMarks.transcribed));
  return read.map((form) => originMarks.rough + form.replace(/^[^\p{L}*]/u, ''));
}

/** Minimum `closeness` of words that count as sounding alike. */
export const minCloseness = 0.88;

/**
 * How close the pronunciations of a query word and another word are: 1 for the same sounds, 0 for nothing in common. Words are as close as
 * the closest of their forms, and vowels that a script does not write cost nothing. Of the words that share a key with a query, those from
 * `minCloseness` on match, the closest first. Callers that compare often keep the encoded forms and use `SoundComparison`.
 */
export function closeness(word: string, other: string, comparison = new SoundComparison()): number {
  if (word === other) return 1;
  const others = phoneticsOf(other).forms.map(encodeForm);
  const best = new Float64Array(1);
  for (const form of phoneticsOf(word).forms) {
    comparison.setQuery(form);
    for (const encoded of others) comparison.raiseBest(best, 0, encoded, 0, encoded.bytes.length);
  }
  return best[0]!;
}
