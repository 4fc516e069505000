const plainLetters: Record<string, string> = {
  ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ß: 'ss', æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', ð: 'd', þ: 'th', '’': "'",
}; // prettier-ignore

/** The text without accents: `Łukasz Müller` becomes `Lukasz Muller`. */
export function toPlain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, (letter) => plainLetters[letter] ?? letter);
}
