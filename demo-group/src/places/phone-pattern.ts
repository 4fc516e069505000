import type { Random } from '../random.ts';

/** A pattern such as `3314#######`: `#` is any digit, `+` a digit from 2 to 8, `[59]` one of these digits; other characters are literal. */
export type PhonePattern = readonly string[];

export function phonePattern(text: string): PhonePattern {
  return Array.from(text.matchAll(/\[(\d+)\]|./g), ([sign, set]) => {
    if (set !== undefined) return set;
    if (sign === '#') return '0123456789';
    return sign === '+' ? '2345678' : sign;
  });
}

/** A number in E.164 format, with the plus sign. */
export function drawPhone(pattern: PhonePattern, random: Random): string {
  let number = '+';
  for (const digits of pattern) number += digits.length === 1 ? digits : digits[random.below(digits.length)];
  return number;
}
