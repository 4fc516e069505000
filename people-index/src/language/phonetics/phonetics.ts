import { RecentCache } from '../../columns/recent-cache.ts';
import { fold } from '../fold.ts';
import { hasSyllable, isOneLetter } from './pronounceable.ts';
import { patternsOf } from '../arabic-hebrew/romanize-abjad.ts';
import { romanize } from '../romanization/romanize.ts';
import { readPinyin } from '../chinese/pinyin-syllables.ts';
import { type Script, scriptOf } from '../script.ts';
import { formMarks, keptForm } from './encoded-forms.ts';
import { SoundComparison } from './sound-comparison.ts';
import { slavicSpellings } from '../cyrillic/slavic-spellings.ts';
import { soundForm } from './phonetic-form.ts';
import { asEnglish } from './english-pronunciation.ts';
import { addKey, addKeysOfLatin, heardKeysOfTranscription, heardKeysOfLatin, keyOf } from './phonetic-key.ts';
import { thaiPatterns } from '../thai/thai-patterns.ts';
import { isSurelyTranscribed, transcribedForm } from './transcribed-names.ts';

/*
 * Sounds-alike search in two steps. `soundsOf` gives each word a few coarse keys: words that may sound alike share one
 * (see `sound-key.ts`). `closeness` then compares two words sound by sound and decides. What is written in hangul, kana
 * or Chinese characters may be a name of another language, written by ear (see `transcribed-names.ts`), and Thai is
 * written in Latin letters in many ways (see `thai-patterns.ts`): such words have keys of their own for that, by which
 * they meet Latin words alone.
 */

const longestKey = 12;
const maxKeys = 12;
const maxForms = 12;

const letters = new Set<Script>(['cyrillic', 'greek', 'armenian', 'georgian']);

function markOf(script: Script): string {
  if (script === 'han') return formMarks.han;
  if (script === 'hangul') return formMarks.hangul;
  if (script === 'arabic' || script === 'hebrew') return formMarks.abjad;
  return letters.has(script) ? formMarks.letters : formMarks.rough;
}

/** A foreign name in kana gains a vowel after each consonant, and its l is an r: `gaburieru` was `gabriel`. */
function withoutJapaneseVowels(romaji: string): readonly string[] {
  const bare = romaji.replace(/(?<=[bgkmprszfv])u(?=[^aeiou]|$)|(?<=[td])o(?=[^aeiou]|$)/g, '');
  return [bare, bare.replace(/r$/, 'l'), bare.replaceAll('r', 'l'), bare.replace(/r(?=.)/, 'l')];
}

/** The keys of a word in any script, for another than Latin those of its readings, and its sound forms, see `soundForms`. */
export interface Sounds {
  readonly keys: readonly string[];
  readonly forms: readonly string[];
  /** Further keys by which the word is found, but does not find. */
  readonly keptKeys: readonly string[];
  /** Further keys by which it finds, but is not found. */
  readonly askedKeys: readonly string[];
}

/** The keys by which a word is found. */
export function keysToKeep({ keys, keptKeys }: Sounds): readonly string[] {
  return [...keys, ...keptKeys];
}

/** The keys of the words that may sound like one that is asked for. */
export function keysToAsk({ keys, askedKeys }: Sounds): readonly string[] {
  return [...keys, ...askedKeys];
}

/** In front of a key that joins a name and its transcription by ear: of Latin words, and of the others. Two of a kind do not meet by it. */
const heardSigns = { latin: '<', other: '>' } as const;

function withSign(sign: string, keys: readonly string[]): readonly string[] {
  return keys.map((key) => sign + key);
}

/** A word that is typed is looked for in each segment, and a person who changed is taken in again with the next one. */
const recent = new RecentCache<Sounds>(4096);

export function soundsOf(word: string): Sounds {
  let sounds = recent.get(word);
  if (sounds === undefined) {
    sounds = soundsOfWord(word);
    recent.set(word, sounds);
  }
  return sounds;
}

function soundsOfWord(word: string): Sounds {
  const script = scriptOf(word);
  const folded = fold(word).replaceAll(' ', '');
  // Nobody speaks an abbreviation or a run of one letter as a word, so that it sounds like no name.
  const isSpoken = !isOneLetter(folded) && (script !== 'latin' || hasSyllable(folded));
  if (script === 'none' || !isSpoken) return { keys: [], forms: [], keptKeys: [], askedKeys: [] };
  return script === 'latin' ? soundsOfLatin(folded) : soundsOfReadings(word, folded, script);
}

/** Second pronunciation in some languages: French "oi" is `oua`, with a silent last letter (François, Benoît, Dubois), and "ill" is `iy` (Guillaume); German "gn" and "kn" are two sounds (Wagner, Knapp); "tj" is two as well (Katja); Hungarian "cs" is `ch` (Kocsis); Dutch and old Indonesian "oe" is `u` (Boedi, Oesman). */
const secondReadings: readonly (readonly [sign: string, run: RegExp, spoken: string])[] = [
  ['oi', /oi(?:[stx]$)?/g, 'oua'],
  ['ill', /ill(?=[aou])/g, 'iy'],
  ['gn', /gn(?=[aeiou])/g, 'ghn'],
  ['kn', /^kn/, 'ckn'],
  ['tj', /(?<=.)tj(?=[aou])/g, 'ty'],
  ['cs', /(?<=[aeiou])cs(?=[aeiou])/g, 'ch'],
  ['oe', /(?<=^|[bdghjklmnprstwy])oe(?=[bdgjkmnprstw])/g, 'u'],
];

/** How Greek letters for one sound, which alone begin a name so, are written in Latin ones: Ντάλλα is Ntalla and Dalla, Μπακογιάννης Bakogiannis. */
const greekInitials: ReadonlyMap<string, string> = new Map([
  ['nt', 'd'],
  ['mp', 'b'],
  ['gk', 'g'],
]);
// Matches the beginning of "ntalla"; not that of "ntsika" or "antonio".
const greekInitial = /^(nt|mp|gk)[aeiouy]/;

/** Further ways in which a Latin word may be spoken. */
function otherReadings(word: string): readonly string[] {
  const readings: string[] = [];
  for (const [sign, run, spoken] of secondReadings) if (word.includes(sign)) readings.push(word.replace(run, spoken));
  const greek = greekInitial.exec(word);
  if (greek !== null) readings.push(greekInitials.get(greek[1]!)! + word.slice(greek[1]!.length));
  return readings;
}

function soundsOfLatin(word: string): Sounds {
  const pinyin = readPinyin(word);
  if (pinyin?.isSure)
    return {
      keys: shortKeys([keyOf(pinyin.form)]),
      forms: [formMarks.pinyin + pinyin.form],
      keptKeys: [],
      askedKeys: [],
    };
  const form = soundForm(word);
  const keys: string[] = [];
  const forms: string[] = [];
  if (pinyin !== undefined) {
    addKey(keys, keyOf(pinyin.form));
    forms.push(formMarks.perhapsPinyin + pinyin.form);
  }
  if (form !== '') {
    addKeysOfLatin(keys, word, form);
    forms.push(pinyin === undefined ? form : formMarks.besidePinyin + form);
  }
  for (const english of slavicSpellings(word)) {
    const second = soundForm(english);
    if (forms.includes(second)) continue;
    addKey(keys, keyOf(second));
    forms.push(second);
  }
  const heard = heardKeysOfLatin(word, form);
  for (const reading of otherReadings(word)) {
    const second = soundForm(reading);
    if (forms.includes(second)) continue;
    addKey(keys, keyOf(second));
    forms.push(second);
    for (const key of heardKeysOfLatin(word, second)) addKey(heard, key);
  }
  const english = asEnglish(word);
  if (english !== undefined) {
    const spoken = soundForm(english);
    addKey(keys, keyOf(spoken));
    forms.push(formMarks.english + spoken);
    for (const key of heardKeysOfLatin(english, spoken)) addKey(heard, key);
  }
  shortKeys(heard);
  const key = keyOf(form);
  const bare = withoutDoubles(key);
  const bareKeys = bare === key ? [] : [bareSign + bare];
  return {
    keys: shortKeys(keys),
    forms,
    keptKeys: [...withSign(heardSigns.latin, heard), ...bareKeys],
    askedKeys: [...withSign(heardSigns.other, heard), ...bareKeys],
  };
}

/** In front of a key by which words of Arabic and Hebrew letters meet Latin ones, whose vowels part sounds of one class: Pezeshkian. */
const bareSign = '"';

function withoutDoubles(key: string): string {
  let single = '';
  for (const sign of key) if (sign !== single.at(-1)) single += sign;
  return single;
}

/** The sounds of a word in another script: of its Latin spellings, and of patterns with `*` for unwritten vowels. */
function soundsOfReadings(word: string, folded: string, script: Script): Sounds {
  const mark = markOf(script);
  const keys: string[] = [];
  const forms: string[] = [];
  for (const pattern of script === 'arabic' || script === 'hebrew' ? patternsOf(folded, script) : []) {
    const form = mark + soundForm(pattern);
    if (forms.includes(form)) continue;
    forms.push(form);
    addKey(keys, keyOf(form, 1));
    // What is open in front may be no vowel: استولتنبرگ is Stoltenberg.
    if (form[1] === '*') addKey(keys, keyOf(form, 2));
    // Turkey and the Balkans write an h for kh: خليل is Halil.
    if (form.includes('x')) addKey(keys, keyOf(form.replaceAll('x', 'h'), 1));
    addKey(keys, keyOf(form[1] + form.slice(2).replaceAll('*', '')));
    addKey(keys, keyOf(form.replaceAll('*', ''), 1));
    addKey(keys, withoutDoubles(keyOf(form, 1)));
    addKey(keys, bareSign + withoutDoubles(keyOf(form, 1)));
  }
  const spellings = romanize(word);
  for (const spelling of script === 'kana' ? [...spellings, ...withoutJapaneseVowels(spellings[0] ?? '')] : spellings) {
    const form = mark + (script === 'han' ? formOfHan(spelling) : formOfWords(spelling));
    if (form === mark || forms.includes(form)) continue;
    forms.push(form);
    addKey(keys, keyOf(form, 1));
  }
  const latin = soundsInLatin(folded, script);
  const heard = shortKeys(latin.keys);
  return {
    keys: shortKeys(keys),
    forms: [...latin.forms, ...forms].slice(0, maxForms),
    keptKeys: isSurelyTranscribed(folded, script) ? withSign(heardSigns.other, heard) : [],
    askedKeys: withSign(heardSigns.latin, heard),
  };
}

/**
 * The sounds and keys by which a word meets Latin words alone: of a name of another language, written by ear, and of a
 * Thai one, which every family writes in its own way.
 */
function soundsInLatin(word: string, script: Script): { forms: readonly string[]; keys: string[] } {
  const isThai = script === 'thai';
  const mark = isThai ? formMarks.thai : formMarks.transcribed;
  const sounds = isThai ? thaiPatterns(word).map(soundForm) : [transcribedForm(word, script)];
  const forms: string[] = [];
  const keys: string[] = [];
  for (const sound of sounds) {
    if (sound === '' || forms.includes(mark + sound)) continue;
    forms.push(mark + sound);
    for (const key of heardKeysOfTranscription(sound)) addKey(keys, key);
  }
  return { forms, keys };
}

/** Wade and Giles, when it is no pinyin, write `szu` for what begins as `su`. */
function formOfHan(latin: string): string {
  return readPinyin(latin.replaceAll(' ', ''))?.form ?? formOfWords(latin.replace(/sz(?=[ue])/g, 's'));
}

/** Word by word: a letter may sound otherwise at the start of one. */
function formOfWords(latin: string): string {
  return latin.includes(' ') ? latin.split(' ').map(soundForm).join('') : soundForm(latin);
}

function shortKeys(keys: string[]): readonly string[] {
  if (keys.length > maxKeys) keys.length = maxKeys;
  for (let each = 0; each < keys.length; each++) keys[each] = (keys[each] as string).slice(0, longestKey);
  return keys;
}

/**
 * The sound forms of a word in any script: one to three for a Latin word, at most 12 for another. Two words are as close as the
 * closest of their forms, see `SoundComparison`; callers who compare often keep the forms of their words.
 */
function soundForms(word: string): readonly string[] {
  return soundsOf(word).forms;
}

/** The sound forms of a reading, or of the Chinese characters that it was read from, as of a word that may be spelled in any way. */
export function roughForms(word: string): readonly string[] {
  const { forms } = soundsOf(word);
  const read =
    scriptOf(word) === 'latin' ? [soundForm(word)] : forms.filter((form) => !form.startsWith(formMarks.transcribed));
  return read.map((form) => formMarks.rough + form.replace(/^[^\p{L}*]/u, ''));
}

/** The least `closeness` of two words that are taken to sound alike. */
export const soundsAlike = 0.88;

/**
 * How nearly two words, the first one asked for, sound the same: 1 for the same sounds, 0 for nothing in common. It
 * decides which of the words that share a sound key are taken (from `soundsAlike` on) and in which order. A word of
 * another script counts by the best of its readings; vowels that its script leaves out are forgiven.
 */
export function closeness(word: string, other: string, comparison = new SoundComparison()): number {
  if (word === other) return 1;
  const others = soundForms(other).map(keptForm);
  const best = new Float64Array(1);
  for (const form of soundForms(word)) {
    comparison.askFor(form);
    for (const kept of others) comparison.raise(best, 0, kept, 0, kept.bytes.length);
  }
  return best[0]!;
}
