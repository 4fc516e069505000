import { capital, type MakeCases, type Recorded, recordedAs, shuffled, type TestCase } from './test-case.ts';
import { rowsOf, type ScriptRow, scriptRowsOf } from './data.ts';
import type { TestClass } from './test-classes.ts';

/** Compound Chinese surnames. */
const longSurnames = /^(歐陽|欧阳|司馬|司马|司徒|諸葛|诸葛|上官|夏侯)/;

/** Splits a name in another script. In East Asia the last name comes first; in Japanese rows, a space follows it. */
export function nativeRecorded(native: string, group: string): Recorded {
  const words = native.split(/[ ·‧・＝]/);
  if (group === 'japanese') return { first: words[1] ?? '', last: words[0] ?? '' };
  if (words.length > 1) return { first: words[0] ?? '', last: words.slice(1).join(' ') };
  const length = longSurnames.test(native) ? 2 : 1;
  return { first: native.slice(length), last: native.slice(0, length) };
}

/** The name as people type it: without the space in Japanese names. */
export function nativeTyped(native: string, group: string): string {
  return group === 'japanese' ? native.replace(' ', '') : native;
}

/** Groups whose Latin names have the last name first. */
const familyFirst = new Set(['customary', 'pinyin', 'korean', 'hanja']);

/** Each row is searched in one direction: otherwise the name in the script of the query would be found first. */
function halves(groups: readonly string[]): Record<'typed' | 'recorded', { group: string; row: ScriptRow }[]> {
  const rows = groups.flatMap((group) => scriptRowsOf(group).map((row) => ({ group, row })));
  return { typed: rows.filter((_, index) => index % 2 === 0), recorded: rows.filter((_, index) => index % 2 === 1) };
}

function toLatin(name: TestClass, ...groups: readonly string[]): MakeCases {
  return (wanted, random) =>
    shuffled(halves(groups).typed, random)
      .slice(0, wanted)
      .map(({ group, row }) => ({
        class: name,
        recorded: recordedAs(row.latin, familyFirst.has(group)),
        text: nativeTyped(row.native, group),
        alsoRelevant: spellingsOf(group, row),
      }));
}

function toNative(name: TestClass, ...groups: readonly string[]): MakeCases {
  return (wanted, random) =>
    shuffled(halves(groups).recorded, random)
      .slice(0, wanted)
      .map(({ group, row }) => ({
        class: name,
        recorded: nativeRecorded(row.native, group),
        text: row.latin,
        alsoRelevant: spellingsOf(group, row),
      }));
}

/** Both spellings, and the names of others in the list with the same spelling in either script. */
function spellingsOf(group: string, { native, latin }: ScriptRow): string[] {
  const same = scriptRowsOf(group).filter((other) => other.native === native || other.latin === latin);
  return [native, latin, ...same.flatMap((other) => [other.native, other.latin])];
}

const others = ['hebrew', 'katakana', 'armenian', 'georgian', 'hindi', 'thai', 'hangul'];
const cyrillic = ['russian', 'ukrainian', 'bulgarian'];

export const acrossScripts: Partial<Record<TestClass, MakeCases>> = {
  arabicToLatin: toLatin('arabicToLatin', 'arabic'),
  latinToArabic: toNative('latinToArabic', 'arabic'),
  persianToLatin: toLatin('persianToLatin', 'persian'),
  latinToPersian: toNative('latinToPersian', 'persian'),
  greekToLatin: toLatin('greekToLatin', 'greek'),
  latinToGreek: toNative('latinToGreek', 'greek'),
  chineseToLatin: toLatin('chineseToLatin', 'chinese', 'pinyin'),
  latinToChinese: toNative('latinToChinese', 'chinese', 'pinyin'),
  japaneseToLatin: toLatin('japaneseToLatin', 'japanese'),
  latinToJapanese: toNative('latinToJapanese', 'japanese'),
  koreanToLatin: toLatin('koreanToLatin', 'korean'),
  latinToKorean: toNative('latinToKorean', 'korean'),
  cyrillicToLatin: toLatin('cyrillicToLatin', ...cyrillic),
  latinToCyrillic: toNative('latinToCyrillic', ...cyrillic),
  otherScriptToLatin: toLatin('otherScriptToLatin', ...others),
  latinToOtherScript: toNative('latinToOtherScript', ...others),
  chineseToCustomary: toLatin('chineseToCustomary', 'customary'),
  customaryToChinese: toNative('customaryToChinese', 'customary'),
};

const koreans = (): { hangul: string; hanja: string; latin: string }[] =>
  rowsOf('hanja.tsv').map(([hangul = '', hanja = '', latin = '']) => ({ hangul, hanja, latin }));

export const hanja: MakeCases = (wanted, random) =>
  shuffled(koreans().slice(0, Math.min(130, wanted)), random).map((row, index): TestCase => ({
    class: 'hanja',
    recorded: index % 2 === 0 ? recordedAs(row.latin, true) : nativeRecorded(row.hangul, 'korean'),
    text: row.hanja,
    alsoRelevant: [row.hangul, row.latin, row.hanja],
  }));

export const toHanja: MakeCases = (wanted, random) =>
  shuffled(koreans().slice(130, 130 + wanted), random).map((row, index): TestCase => ({
    class: 'toHanja',
    recorded: nativeRecorded(row.hanja, 'hanja'),
    text: index % 2 === 0 ? row.latin : row.hangul,
    alsoRelevant: [row.hangul, row.latin, row.hanja],
  }));

/** Surnames of people with names in both scripts, to combine with a nickname. */
function surnames(script: string): { native: string; latin: string }[] {
  const group = { korean: 'hangul', russian: 'patronymic' }[script] ?? script;
  return scriptRowsOf(group).flatMap(({ native, latin }) => {
    const [words, latinWords] = [native.split(/[ ・＝]/), latin.split(' ')];
    return latinWords.length === 2 ? [{ native: words.at(-1) ?? '', latin: latinWords[1] ?? '' }] : [];
  });
}

/** A nickname in one script, typed for the formal name in the other. */
export const nicknameAcrossScripts: MakeCases = (wanted, random) => {
  const gap: Readonly<Record<string, string>> = { katakana: '・' };
  const byHand = rowsOf('nicknames-by-hand.tsv').filter(([, , , native = '']) => native !== '');
  const listed = rowsOf('nicknames-across-scripts.tsv');
  return [...shuffled(byHand, random).slice(0, wanted / 2), ...shuffled(listed, random)]
    .slice(0, wanted)
    .map(([script = '', formal = '', nickname = '', nativeFormal = '', nativeNickname = ''], index): TestCase => {
      const last = random.pick(surnames(script));
      const isTypedNative = index % 2 === 0;
      const names = [
        `${nickname} ${last.latin}`,
        `${nativeNickname} ${last.native}`,
        `${nativeFormal} ${last.native}`,
        `${formal} ${last.latin}`,
      ];
      return {
        class: 'nicknameAcrossScripts',
        recorded: isTypedNative
          ? { first: formal, last: last.latin }
          : { first: capital(nativeFormal), last: last.native },
        text: isTypedNative
          ? `${capital(nativeNickname)}${gap[script] ?? ' '}${last.native}`
          : `${nickname} ${last.latin}`,
        alsoRelevant: names,
      };
    });
};
