import { memoize } from '../../columns/recent-cache.ts';
import { pinyinSyllables } from './pinyin-syllables.ts';

/*
 * Families spell a syllable by the pronunciation of their dialect, and no table has them all. But the dialects of Chinese have regular sound
 * correspondences: the syllables that a spelling may stand for have an initial of the same group, and end alike in a nasal or not. Facts of
 * general knowledge, compiled for this project.
 */

/** Groups of initials: p, t, l, c (affricates and sibilants), k, h, m, and w (none, or a semivowel). */
type Groups = string;
/** The groups to which an initial of a spelling may belong, longer initials first. */
const groupsOfSpelling = readPairs(
  'tzh:c tjh:c chh:c tsh:c tsz:c tj:c dj:cw ts:c tz:c ch:c sh:ch hs:ch zh:c hw:hw kw:k gw:kw kh:k ph:p th:t ng:w b:pm p:p m:m f:hp t:t d:t n:lw l:l z:c c:ck s:c x:ch j:cwk q:ck k:k g:kw h:hc y:w w:wm v:w r:lw',
);
/** The groups of the dialects in which a syllable with this initial in Mandarin is pronounced: 張 is Teo, 福 Hock, 文 Boon, 家 Ka. */
const groupsOfPinyin = readPairs(
  'zh:ct ch:ct sh:c b:p p:p m:mp f:hp d:t t:t n:lw l:l g:k k:kh h:hkw j:ck q:ck x:ch r:lwc z:c c:c s:c y:wk w:wmp',
);
// Matches "n" in "chin", "ng" in "hong" and "m" in "kim".
const nasal = /(?:ng?|m)$/;
const vowels = /[aeiou]+/;

interface Sound {
  readonly groups: Groups;
  readonly isNasal: boolean;
  readonly vowels: string;
}

function readPairs(text: string): readonly (readonly [initial: string, groups: Groups])[] {
  return text.split(' ').map((pair) => pair.split(':') as [string, string]);
}

function soundOf(syllable: string, table: readonly (readonly [initial: string, groups: Groups])[]): Sound {
  const [initial = '', groups = 'w'] = table.find(([letters]) => syllable.startsWith(letters)) ?? [];
  const final = syllable.slice(initial.length);
  const [letters = ''] = vowels.exec(final.replaceAll('ee', 'i').replaceAll(/oo|oe/g, 'u').replaceAll('y', 'i')) ?? [];
  return { groups, isNasal: nasal.test(final), vowels: letters };
}

const allSounds = pinyinSyllables.map((text) => ({ text, ...soundOf(text, groupsOfPinyin) }));

/** A pinyin syllable that a spelling may stand for, and whether they have a vowel in common. */
export interface SimilarSyllable {
  readonly text: string;
  readonly isClose: boolean;
}

/** The pinyin syllables that sound like a spelling in some dialect. */
export const similarSyllables = memoize<readonly SimilarSyllable[]>(256, (spelling) => {
  const sound = soundOf(spelling, groupsOfSpelling);
  return allSounds
    .filter(
      ({ groups, isNasal }) => isNasal === sound.isNasal && [...groups].some((group) => sound.groups.includes(group)),
    )
    .map(({ text, vowels: own }) => ({ text, isClose: [...own].some((vowel) => sound.vowels.includes(vowel)) }));
});
