import { type BareConsonants, thaiParts, type ThaiSyllable } from './thai-syllables.ts';

/*
 * How Thai names are written in Latin letters, of which every family has its own way. A pattern has `*` where a vowel is
 * not written: it may be any or none. Last letters are spoken as a stop or an n, but many keep what the word had in
 * Sanskrit, so that a name has several patterns.
 */

const letters: ReadonlyMap<string, string> = new Map(
  'กk ขk ฃk คk ฅk ฆk งng จj ฉch ชch ซs ฌch ญy ฎd ฏt ฐt ฑt ฒt ณn ดd ตt ถt ทt ธt นn บb ปp ผp ฝf พp ฟf ภp มm ยy รr ลl วw ศs ษs สs หh ฬl อ ฮh'
    .split(' ')
    .map((entry) => [entry[0] as string, entry.slice(1)] as const),
);

/** Letters that sound otherwise at the end of a syllable. */
const spokenFinals: Readonly<Record<string, { readonly kind: FinalKind; readonly spoken: string }>> = {
  ร: { kind: 'r', spoken: 'n' },
  ล: { kind: 'l', spoken: 'n' },
  ฬ: { kind: 'l', spoken: 'n' },
  ศ: { kind: 's', spoken: 't' },
  ษ: { kind: 's', spoken: 't' },
  ส: { kind: 's', spoken: 't' },
  จ: { kind: 's', spoken: 't' },
  ช: { kind: 's', spoken: 't' },
};
type FinalKind = 'r' | 'l' | 's' | 'silent';

/** Which last letters are written as they are spoken; the most usual first. */
const habits: readonly (readonly FinalKind[])[] = [
  ['r', 's', 'silent'],
  ['r', 'silent'],
  ['r', 'l', 's', 'silent'],
  ['silent'],
  ['r'],
  ['s', 'silent'],
  [],
  ['r', 's'],
];

/** At the start of consonants behind a vowel. */
const hasSilentR = /^[ตทกคช]ร/;
const silencing = '์';

/** The patterns of a Thai word, the most usual first. */
export function thaiPatterns(word: string): readonly string[] {
  const parts = thaiParts(word);
  const patterns = new Set(habits.map((spoken) => patternOf(parts, new Set(spoken))));
  if (word.includes(silencing)) patterns.add(patternOf(thaiParts(word, true), new Set(['r'])));
  return [...patterns];
}

function patternOf(parts: readonly (ThaiSyllable | BareConsonants)[], spoken: ReadonlySet<FinalKind>): string {
  let pattern = '';
  parts.forEach((part, place) => {
    const isLast = place === parts.length - 1;
    if (typeof part === 'string') pattern += patternOfBare(part, place > 0, isLast, spoken);
    // The short vowel of chat(i), wut(thi) and het(u) is not spoken.
    else if (isLast && place > 0 && /[ิุ]$/.test(part.written)) pattern += `${initial(part.lead, spoken)}*`;
    else pattern += initial(part.lead, spoken) + part.vowel;
  });
  return pattern;
}

/** Two letters may be a cluster or have a vowel between them: `tri`, `bori`, `thawi`. The r of `soi` and `set` is silent. */
function initial(lead: string, spoken: ReadonlySet<FinalKind>): string {
  const [first = '', second = ''] = lead.length === 2 && lead.startsWith('ห') ? lead.slice(1) : lead;
  const latin = letters.get(first) ?? '';
  return second === '' || (latin === 's' && second === 'ร' && spoken.has('silent'))
    ? latin
    : `${latin}*${letters.get(second) ?? ''}`;
}

function patternOfBare(
  bare: BareConsonants,
  isBehind: boolean,
  isLast: boolean,
  spoken: ReadonlySet<FinalKind>,
): string {
  let pattern = '';
  for (let place = 0; place < bare.length; place++) {
    const letter = bare[place] as string;
    const isEnd = isLast && place === bare.length - 1;
    const canBeFinal = isBehind || place > 0;
    // Of two letters behind a vowel the last is often silent, chan(th), lak(s), and an r elsewhere, too: chat(r)mongkol.
    if (isBehind && place === 1 && spoken.has('silent') && (isEnd ? bare.length === 2 : hasSilentR.test(bare)))
      continue;
    const final = canBeFinal ? spokenFinals[letter] : undefined;
    if (final !== undefined && spoken.has(final.kind)) pattern += final.spoken;
    else if (letter === 'ญ' && canBeFinal) pattern += 'n';
    else if (letter === 'ว' && (!canBeFinal || (place === 0 && bare.length > 1))) pattern += 'v';
    else pattern += letters.get(letter) ?? '';
    if (!isEnd && !pattern.endsWith('*')) pattern += '*';
  }
  return pattern;
}
