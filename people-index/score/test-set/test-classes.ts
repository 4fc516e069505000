import type { QueryClass } from '../score-query.ts';

/** The target of a class of the test set, and comparable classes of the development set. */
export interface TestAim {
  readonly figure: string;
  readonly wanted: number;
  readonly atLeast: number;
  readonly beside: readonly QueryClass[];
}

const aim = (figure: string, atLeast: number, beside: readonly QueryClass[] = [], wanted = 120): TestAim => ({
  figure,
  wanted,
  atLeast,
  beside,
});

/** The classes of the test set. The figure is success at 1 among 50 000 people. */
export const testClasses = {
  extraMiddleName: aim('typed middle name that the record lacks', 0.95, ['middleDropped']),
  extraSurname: aim('typed second surname that the record lacks', 0.95, ['compoundPart'], 90),
  extraPatronymic: aim('typed patronymic that the record lacks', 0.95),
  extraNickname: aim('typed nickname in quotes that the record lacks', 0.95),
  longerAlias: aim('alias with one name more than the record', 0.9, [], 180),
  unfinishedTypo: aim(
    'typo in an unfinished last word of five letters or more',
    0.8,
    ['prefix5', 'typoSubstitution'],
    200,
  ),
  latinVariant: aim('another Latin spelling of a transliterated name', 0.92, ['phonetic'], 240),
  arabicToLatin: aim('Arabic script typed, Latin recorded', 0.92, ['nativeToLatin'], 70),
  latinToArabic: aim('Latin typed, Arabic script recorded', 0.92, ['latinToNative'], 70),
  persianToLatin: aim('Persian typed, Latin recorded', 0.92, ['nativeToLatin'], 103),
  latinToPersian: aim('Latin typed, Persian recorded', 0.92, ['latinToNative'], 103),
  greekToLatin: aim('Greek typed, Latin recorded', 0.93, ['nativeToLatin'], 74),
  latinToGreek: aim('Latin typed, Greek recorded', 0.93, ['latinToNative'], 74),
  chineseToLatin: aim('Chinese typed, Latin recorded', 0.8, ['nativeToLatin'], 100),
  latinToChinese: aim('Latin typed, Chinese recorded', 0.8, ['latinToNative'], 100),
  japaneseToLatin: aim('Japanese public figures: kanji typed, Latin recorded', 0.95, ['nativeToLatin']),
  latinToJapanese: aim('Japanese public figures: Latin typed, kanji recorded', 0.95, ['latinToNative']),
  koreanToLatin: aim('hangul typed, Latin recorded', 0.9, ['nativeToLatin']),
  latinToKorean: aim('Latin typed, hangul recorded', 0.9, ['latinToNative']),
  cyrillicToLatin: aim('Russian, Ukrainian, Bulgarian typed, Latin recorded', 0.92, ['nativeToLatin'], 180),
  latinToCyrillic: aim('Latin typed, Russian, Ukrainian, Bulgarian recorded', 0.92, ['latinToNative'], 180),
  otherScriptToLatin: aim('Hebrew, katakana, Armenian, Georgian, Hindi, Thai typed', 0.9, ['nativeToLatin'], 180),
  latinToOtherScript: aim('Hebrew, katakana, Armenian, Georgian, Hindi, Thai recorded', 0.9, ['latinToNative'], 180),
  compoundApart: aim('Arabic compound typed apart, recorded together', 0.95, ['punctuation']),
  compoundTogether: aim('Arabic compound typed together, recorded apart', 0.95, ['glued']),
  hanja: aim('hanja of Koreans typed, hangul or Latin recorded', 0.8),
  toHanja: aim('hangul or Latin typed, hanja recorded', 0.8, [], 60),
  wadeGiles: aim('Wade-Giles typed, pinyin recorded', 0.8, [], 60),
  customaryToChinese: aim('customary Latin spelling typed, Chinese recorded', 0.8, ['latinToNative'], 60),
  chineseToCustomary: aim('Chinese typed, customary Latin spelling recorded', 0.8, ['nativeToLatin'], 60),
  publicNickname: aim('nicknames of public lists, English', 0.85, ['nickname', 'nicknameLabelled'], 240),
  localNickname: aim('nicknames of other languages', 0.85, ['nickname', 'nicknameLabelled'], 160),
  nicknameAcrossScripts: aim('nicknames across scripts', 0.85, [], 160),
  honorific: aim('honorific typed with the name', 0.95, ['titled'], 150),
  abbreviation: aim('abbreviated first name', 0.95),
  initialsAndParticles: aim('initials with particles', 0.95, ['initials']),
  russianInFrench: aim('Russian as French writes it', 0.9, [], 100),
  russianInGerman: aim('Russian as German writes it', 0.9, [], 100),
  russianInPolish: aim('Russian as Polish writes it', 0.9, [], 100),
  wrongLayout: aim('wrong keyboard layout', 0.9, [], 240),
  asPronounced: aim('spelled as pronounced', 0.6, ['phonetic'], 200),
} as const satisfies Record<string, TestAim>;

export type TestClass = keyof typeof testClasses;

/**
 * Classes of names of real people that nobody in the group has, in three scripts, and the largest fraction that may have hits other than
 * guesses.
 */
export const absentNames = {
  nobodyHangul: 'real names in hangul that nobody has',
  nobodyKanji: 'real names in kanji that nobody has',
  nobodyLatin: 'real names in Latin letters that nobody has',
} as const;

export type AbsentNameClass = keyof typeof absentNames;
export const maxFalseConfidence = 0.05;
