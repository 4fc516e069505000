import { type BareConsonants, thaiParts, type ThaiSyllable } from './thai-syllables.ts';

const initialLetters = new Map(
  'กk ขkh ฃkh คkh ฅkh ฆkh งng จch ฉch ชch ซs ฌch ญy ฎd ฏt ฐth ฑth ฒth ณn ดd ตt ถth ทth ธth นn บb ปp ผph ฝf พph ฟf ภph มm ยy รr ลl วw ศs ษs สs หh ฬl อ ฮh'
    .split(' ')
    .map((entry) => [entry[0] as string, entry.slice(1)] as const),
);
const finalLetters = new Map(
  'กk ขk คk ฆk งng จt ชt ซt ญn ฎt ฏt ฐt ฑt ฒt ณn ดt ตt ถt ทt ธt นn บp ปp พp ฟp ภp มm ยi รn ลn วo ศt ษt สt ฬn'
    .split(' ')
    .map((entry) => [entry[0] as string, entry.slice(1)] as const),
);
/** Final consonants as families often spell them, after the Sanskrit origin: `พล` pol, `กุล` kul, `พร` porn. */
const etymologicalFinals = new Map([
  ...finalLetters,
  ['ร', 'rn'],
  ['ล', 'l'],
  ['ช', 'j'],
  ['จ', 'j'],
  ['ท', 'd'],
  ['ด', 'd'],
  ['ธ', 'dh'],
  ['ส', 's'],
  ['ศ', 's'],
  ['ษ', 's'],
  ['ย', 'y'],
  ['ว', 'w'],
  ['ภ', 'bh'],
  ['พ', 'p'],
] as const);

function initialOf(letters: string): string {
  const silentH = letters.length === 2 && letters[0] === 'ห' ? letters.slice(1) : letters;
  return [...silentH].map((letter) => initialLetters.get(letter) ?? '').join('');
}

/** Spells syllables with a written vowel as they are. Consonants between them are finals, or have an unwritten `a` or `o`. */
function spell(word: string, finals: ReadonlyMap<string, string>): string {
  const parts = thaiParts(word);
  let latin = '';
  parts.forEach((part, index) => {
    if (typeof part !== 'string') latin += initialOf(part.lead) + part.vowel;
    else
      latin += spellBare(part, {
        before: parts[index - 1] as ThaiSyllable | undefined,
        isLast: index === parts.length - 1,
        finals,
      });
  });
  return latin;
}

function spellBare(
  bare: BareConsonants,
  {
    before,
    isLast,
    finals,
  }: { before: ThaiSyllable | undefined; isLast: boolean; finals: ReadonlyMap<string, string> },
): string {
  let letters = bare;
  let latin = '';
  const isAfterVowel = before !== undefined && before.vowel !== 'ai' && before.vowel !== 'am';
  // Two last consonants after an open syllable are a syllable of their own: `siri-phon`. The vowel sign ั is always followed by a final.
  if (isAfterVowel && (before.written.endsWith('ั') || !isLast || letters.length !== 2)) {
    latin += finals.get(letters[0] as string) ?? '';
    letters = letters.slice(1);
  }
  while (letters.length > 0) {
    if (letters.length === 2 || (letters.length > 2 && !isLast)) {
      latin += `${initialOf(letters[0] as string)}o${finals.get(letters[1] as string) ?? ''}`;
      letters = letters.slice(2);
    } else {
      latin += `${initialOf(letters[0] as string)}a`;
      letters = letters.slice(1);
    }
  }
  return latin;
}

/**
 * Latin spellings of a Thai word: by the Royal system, with final consonants as families spell them, and without `h`. An approximation, to
 * be compared leniently.
 */
export function romanizeThai(word: string): readonly string[] {
  const royal = spell(word, finalLetters);
  const etymological = spell(word, etymologicalFinals);
  const withoutH = (latin: string): string => latin.replaceAll('ph', 'p').replaceAll('th', 't').replaceAll('kh', 'k');
  return [
    royal,
    withoutH(etymological),
    etymological,
    withoutH(royal),
    withoutH(etymological).replaceAll('w', 'v'),
    withoutH(etymological).replaceAll('ch', 'j'),
    royal.replaceAll('ue', 'u').replaceAll('oe', 'er'),
  ];
}
