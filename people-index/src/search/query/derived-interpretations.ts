import { isChineseSyllable } from '../../language/chinese/chinese-spellings.ts';
import { isParticle } from '../../language/particles.ts';
import { tierNumber } from '../../tiers.ts';
import { type Interpretation, interpretationOf } from './interpretation.ts';
import type { QueryTerm } from './query-term.ts';

/** Minimum length of an unfinished word with a typo: too many words start like a shorter one except for one letter. */
const minUnfinishedLength = 5;

/** Maximum length of a word after a name that is rather the beginning of another name than a word of a title, unit or place. */
const longestBeginning = 3;

/** Minimum length of a word that is taken for a whole one before an unfinished one. */
const minWholeLength = 3;

/** Maximum number of words of a name whose given names may be initials. */
const maxInitialled = 5;

/** Whether no word was split: the words are as typed, possibly joined. */
export function isUnsplit({ mustExist }: Interpretation): boolean {
  return mustExist === undefined;
}

/** Sorts by penalty; at equal penalty, joined words come first, since a given name is pronounced as a whole. */
export function byPenaltyThenLength(interpretations: readonly Interpretation[]): readonly Interpretation[] {
  return interpretations.toSorted((one, other) => one.penalty - other.penalty || one.terms.length - other.terms.length);
}

/** If a text has readings of several words, they come before the text as one word. */
export function afterReadings(
  expandable: readonly Interpretation[],
  readings: readonly Interpretation[],
): readonly Interpretation[] {
  return readings.length === 0
    ? byPenaltyThenLength(expandable)
    : expandable.map((interpretation) => ({ ...interpretation, penalty: 4 }));
}

/** The same words with the last one possibly unfinished: it may be a prefix with a typo. */
export function unfinished(interpretation: Interpretation): Interpretation[] {
  const last = interpretation.terms.at(-1)!;
  if (last.text.length < minUnfinishedLength || isParticle(last.text)) return [];
  return [{ ...interpretation, terms: [...interpretation.terms.slice(0, -1), { ...last, isUnfinished: true }] }];
}

/**
 * The same words, of which the last one is the beginning of a name: `Martin Sa` is Sandrine Martin before everybody called Martin in a
 * company "… SA". None if the last word is more likely a whole word.
 *
 * @param isOnlyLinkingWord whether the text is only a word such as `and`
 */
export function beginningOfName({ terms, ...others }: Interpretation, isOnlyLinkingWord: boolean): Interpretation[] {
  const last = terms.at(-1);
  if (last === undefined || last.phone !== undefined) return [];
  if (!isOnlyLinkingWord && (terms.length < 2 || last.text.length > longestBeginning)) return [];
  return [{ ...others, terms: [...terms.slice(0, -1), { ...last, limitedTo: 'named' }] }];
}

/**
 * The same words, of which only the last one is unfinished: `Ben Sal` is Ben Salah before Salma Benjelloun. Words of two letters are just as
 * likely to be unfinished.
 */
export function beginningOfLastWord(interpretation: Interpretation): Interpretation[] {
  const isShort = interpretation.terms.slice(0, -1).some(({ text }) => text.length < minWholeLength);
  return isShort ? [] : wholeButLast(interpretation);
}

function wholeButLast({ terms, ...others }: Interpretation): Interpretation[] {
  const last = terms.at(-1);
  if (last === undefined || terms.length < 2 || terms.some(({ phone }) => phone !== undefined)) return [];
  return [
    { ...others, terms: [...terms.slice(0, -1).map((term) => ({ ...term, limitedTo: 'whole' as const })), last] },
  ];
}

/**
 * The same words, of which the last one begins a word of a title, a unit or a place: `Martin Dunker` is everybody called Martin in Dunkerque.
 * The others are whole words, and one of them a name.
 */
export function beginningOfAttribute(interpretation: Interpretation): Interpretation[] {
  return wholeButLast(interpretation).map(({ terms, ...others }) => ({
    ...others,
    terms: [...terms.slice(0, -1), { ...terms.at(-1)!, limitedTo: 'attribute' }],
    needsName: true,
    // The last word may also be a whole one, if it is a particle: Santa Barbara.
    floor: tierNumber.prefix,
  }));
}

/** The same words, all of them whole ones, in any spelling. */
export function inAnySpelling({ terms, ...others }: Interpretation): Interpretation {
  return { ...others, terms: terms.map((term) => ({ limitedTo: 'spelled', ...term })) };
}

/** The terms as the whole names of a person who writes them in another script: `Li Na` is 李娜, before it is a prefix of Li Nan. */
export function asWholeReadings(interpretation: Interpretation): Interpretation[] {
  const { terms, isExpandable } = interpretation;
  if (!isExpandable || terms.length < 2 || !terms.every(({ text }) => isLatin.test(text))) return [];
  return [
    {
      ...interpretation,
      terms: terms.map(({ text }) => ({ text, limitedTo: 'read' })),
      needsWholeNames: true,
    },
  ];
}
const isLatin = /^[a-z]+$/;

/**
 * The given names as the initials of a record: Mahendra Singh Dhoni is M. S. Dhoni, Frederik Willem de Klerk is F.W. de Klerk, Pamulaparthi
 * Venkata Narasimha Rao is P. V. Narasimha Rao. In the south of India, most people write their names so, and elsewhere many do.
 */
export function asRecordedInitials({ terms, ...others }: Interpretation): Interpretation[] {
  const isWord = ({ text }: QueryTerm) => text.length > 1 && !isParticle(text);
  const named = terms.filter(isWord).length;
  if (named < 2 || named > maxInitialled || !terms.every(({ text }) => isLatin.test(text))) return [];
  const lastGiven = terms.slice(0, -1).findLastIndex(isWord);
  const written = [
    { start: lastGiven + 1, end: terms.length },
    { start: 0, end: terms.findIndex(isWord) + 1 },
  ];
  // In Andhra Pradesh and Telangana, the family name comes first and is an initial, too.
  if (named > 2) written.push({ start: lastGiven, end: terms.length });
  return written.flatMap(({ start, end }) => {
    // Particles are parts of the surname only.
    if (!terms.every((term, index) => (index >= start && index < end) || isWord(term))) return [];
    return {
      ...others,
      terms: terms.map(({ text }, index) =>
        index >= start && index < end ? { text, limitedTo: 'spelled' } : { text: text.slice(0, 1), limitedTo: 'whole' },
      ),
      isAbbreviated: true,
      needsWholeNames: true,
      needsOwnWords: true,
    };
  });
}

/**
 * A surname and the two syllables of a Chinese given name, one of which is spelled unexpectedly: `Lee Khoon Choy` is 李炯才. Families spell their
 * names by the sound of a dialect, and no table has all of these spellings.
 */
export function withSimilarSyllable(interpretation: Interpretation): Interpretation[] {
  const { terms, penalty, leftOut } = interpretation;
  if (terms.length === syllableNameLength) return withUnknownSyllable(interpretation);
  if (terms.length !== 2 || !terms.some(({ isJoined }) => isJoined === true)) return [];
  return [
    {
      ...interpretationOf(
        terms.map(({ text, syllables }) =>
          syllables === undefined ? { text, limitedTo: 'spelled' } : { text, syllables, limitedTo: 'similarSyllable' },
        ),
        penalty,
      ),
      needsWholeNames: true,
      ...(leftOut === undefined ? {} : { leftOut }),
    },
  ];
}

/** Number of words of a surname and the two syllables of a given name. */
const syllableNameLength = 3;
// Matches "khek"; not "anna".
const oneSyllable = /^[^aeiou]{0,3}[aeiou]{1,3}(?:ng|gh|ck|[nmptkhwy])?$/;

/** The same for a syllable that is a spelling of no character, next to one that is: Ho Khek Tiong is 何國忠. */
function withUnknownSyllable({ terms, penalty }: Interpretation): Interpretation[] {
  const words = terms.map(({ text }) => text);
  const hasOnlyWords = terms.every(({ isJoined, limitedTo }) => isJoined === undefined && limitedTo === undefined);
  if (!hasOnlyWords || !words.every((word) => oneSyllable.test(word))) return [];
  return [1, 0].flatMap((start) => {
    const [first = '', second = ''] = words.slice(start);
    if (isChineseSyllable(first) === isChineseSyllable(second)) return [];
    const given: QueryTerm = { text: first + second, syllables: [first, second], limitedTo: 'similarSyllable' };
    const surname: QueryTerm = { text: words[start === 0 ? 2 : 0]!, limitedTo: 'spelled' };
    return [{ ...interpretationOf(start === 0 ? [given, surname] : [surname, given], penalty), needsWholeNames: true }];
  });
}

/** The words as names in another script that sound roughly like them. */
export function inOtherScript(interpretation: Interpretation): Interpretation[] {
  const { terms } = interpretation;
  if (terms.length < 2) return [];
  return [{ ...interpretation, terms: terms.map((term) => ({ ...term, limitedTo: 'loose' })), needsOwnWords: true }];
}
