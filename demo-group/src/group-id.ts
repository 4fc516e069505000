const allLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Runs of three or four letters have no vowels, so that they do not form words. */
const consonants = 'BCDFGHJKLMNPQRSTVWXZ';

function digitsAndLetters(value: number, letters: string, letterCount: number, digitCount: number): string {
  const digits = String(value % 10 ** digitCount).padStart(digitCount, '0');
  let rest = Math.floor(value / 10 ** digitCount);
  let text = '';
  for (let position = 0; position < letterCount; position++) {
    text = (letters[rest % letters.length] as string) + text;
    rest = Math.floor(rest / letters.length);
  }
  return text + digits;
}

/** Scatters numbers over a range. Distinct numbers below it stay distinct, since the factor is coprime to it. */
function scatter(serial: number, factor: number, range: number): number {
  return (serial * factor + 104_729) % range;
}

/**
 * The group ID of a serial number below 6 000 000: 70 % have two letters and four digits, 20 % three and three,
 * 10 % four and two. It is unique.
 */
export function groupIdOf(serial: number): string {
  const tenth = serial % 10;
  if (tenth < 7) return digitsAndLetters(scatter(serial, 3_141_601, 26 ** 2 * 10 ** 4), allLetters, 2, 4);
  if (tenth < 9) return digitsAndLetters(scatter(serial, 2_718_281, 20 ** 3 * 10 ** 3), consonants, 3, 3);
  return digitsAndLetters(scatter(serial, 57_721_567, 20 ** 4 * 10 ** 2), consonants, 4, 2);
}
