const letter = /\p{L}/u;
/** The blocks of right-to-left scripts. Matches `ש` and `م`; does not match `M`. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The direction of a text: that of its first letter, as with `dir="auto"`. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [first = ''] = letter.exec(text) ?? [];
  return rightToLeft.test(first) ? 'rtl' : 'ltr';
}
