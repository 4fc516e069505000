const letter = /\p{L}/u;
/** The blocks of right-to-left scripts. Matches `ש` and `م`; does not match `M`. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The direction in which a text is laid out: that of its first letter, as in `dir="auto"`. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [first = ''] = letter.exec(text) ?? [];
  return rightToLeft.test(first) ? 'rtl' : 'ltr';
}
