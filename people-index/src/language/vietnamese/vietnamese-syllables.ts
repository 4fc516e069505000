/*
 * Vietnamese syllables without marks. Each is spelled in one way, so that two of them are two names, although other languages pronounce
 * them alike: Trung and Trường, Linh and Liên, Hồng and Hoàng.
 */

/** An initial, a medial and vowel, and a final. */
const syllable =
  /^(?:ngh?|nh|th|tr|ph|kh|ch|gi|gh?|qu|[bcdhklmnprstvx])?(?:[iu]?ye|uy|uo|ie|ia|ua|oa|oe|ue|u?[aeo]|[iyu])(?:ng|nh|ch|[cmnptiouy])?$/;
/** A rhyme that hardly any other language has in a name of one syllable. Matches those of "truong", "lien", "hoang" and "linh". */
const rhyme = /(?:uo|ie|uye|oa)(?:ng?|[mtpc])$|[aei]nh$/;

/** An initial that hardly any other language has in such a name. Matches those of "nham" and "ngan". */
const initial = /^n[gh]/;

/** Whether two words without marks are two Vietnamese names that only sound alike elsewhere. */
export function areVietnameseNames(one: string, other: string): boolean {
  const isVietnamese = (word: string) => rhyme.test(word) || initial.test(word);
  return (isVietnamese(one) || isVietnamese(other)) && one !== other && syllable.test(one) && syllable.test(other);
}
