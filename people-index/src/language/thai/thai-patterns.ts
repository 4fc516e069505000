import { type BareConsonants, rhotic, thaiParts, type ThaiSyllable } from './thai-syllables.ts';

/*
 * Patterns of the romanizations of Thai names, which differ from family to family. `*` stands for a vowel that is not written, any or none.
 * A final consonant is pronounced as a stop or an n, but is often spelled as in the Sanskrit word, so a name has several patterns.
 */

const letters: ReadonlyMap<string, string> = new Map(
  'กk ขk ฃk คk ฅk ฆk งng จj ฉch ชch ซs ฌj ญy ฎd ฏt ฐt ฑt ฒt ณn ดd ตt ถt ทt ธt นn บb ปp ผp ฝf พp ฟf ภp มm ยy รr ลl วw ศs ษs สs หh ฬl อ ฮh'
    .concat(` ${rhotic}r`)
    .split(' ')
    .map((entry) => [entry[0] as string, entry.slice(1)] as const),
);

/** Letters with a different pronunciation at the end of a syllable. */
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
/** `silent`: not pronounced; `linked`: an l that ends a syllable, and begins another one with an unwritten vowel: kun-la-wut. */
type FinalKind = 'r' | 'l' | 's' | 'silent' | 'linked';

/** Sets of finals that are spelled as they are pronounced, the most common first. */
const finalConventions: readonly (readonly FinalKind[])[] = [
  ['r', 's', 'silent'],
  ['r', 'silent'],
  ['r', 'l', 's', 'silent'],
  ['silent'],
  ['r'],
  ['s', 'silent'],
  [],
  ['r', 's'],
];

/** Matches a consonant with a silent r after a vowel. */
const silentR = /^[ตทกคช]ร/;
const silencing = '์';
// Matches the l of กุลวุฒิ, between two written vowels.
const linkedL = /[ัิีึืุู]ล(?=[ก-ฮเ-ไ])/;

/** The patterns of a Thai word, the most common first. */
export function thaiPatterns(word: string): readonly string[] {
  const parts = thaiParts(word);
  const patterns = new Set(finalConventions.map((spoken) => patternOf(parts, new Set(spoken))));
  if (word.includes(silencing)) {
    const whole = patternOf(thaiParts(word, 'all'), new Set(['r']));
    patterns.add(whole);
    patterns.add(whole.replace(affricate, 'ts'));
    patterns.add(patternOf(thaiParts(word, 'r'), new Set(['r', 'silent'])));
  }
  const closed = withFinal(parts);
  if (closed !== undefined) patterns.add(patternOf(closed, new Set(['silent'])));
  if (linkedL.test(word)) patterns.add(patternOf(parts, new Set(['r', 'linked'])));
  return [...patterns];
}

/** Matches the tz of `ช็อลทซ์`. */
const affricate = /t\*s$/;
const vowelInFront = /^[เแโ]/;

/**
 * The parts with the second letter of a last cluster as a final, as in foreign names: `โคล` is Kohl. Undefined if the word does not end in a
 * cluster with a vowel in front of it.
 */
function withFinal(
  parts: readonly (ThaiSyllable | BareConsonants)[],
): readonly (ThaiSyllable | BareConsonants)[] | undefined {
  const last = parts.at(-1);
  if (last === undefined || typeof last === 'string') return undefined;
  const [first = '', second] = last.lead;
  if (second === undefined || first === 'ห' || !vowelInFront.test(last.written)) return undefined;
  return [...parts.slice(0, -1), { ...last, lead: first }, second];
}

function patternOf(parts: readonly (ThaiSyllable | BareConsonants)[], spoken: ReadonlySet<FinalKind>): string {
  let pattern = '';
  parts.forEach((part, position) => {
    const isLast = position === parts.length - 1;
    if (typeof part === 'string') pattern += patternOfBare(part, position > 0, isLast, spoken);
    // The short final vowel of chat(i), wut(thi) and het(u) is silent.
    else if (isLast && position > 0 && /[ิุ]$/.test(part.written)) pattern += `${initial(part.lead, spoken)}*`;
    else pattern += initial(part.lead, spoken) + part.vowel;
  });
  return pattern;
}

/** Two consonants may be a cluster or have a vowel between them: `tri`, `bori`, `thawi`. The r of `soi` and `set` is silent. */
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
  for (let position = 0; position < bare.length; position++) {
    const letter = bare[position] as string;
    const isEnd = isLast && position === bare.length - 1;
    const canBeFinal = isBehind || position > 0;
    // After a vowel, the last of two consonants is often silent, as in chan(th) and lak(s). An r is also silent elsewhere: chat(r)mongkol.
    if (isBehind && position === 1 && spoken.has('silent') && (isEnd ? bare.length === 2 : silentR.test(bare)))
      continue;
    const final = canBeFinal ? spokenFinals[letter] : undefined;
    if (final?.kind === 'l' && spoken.has('linked') && !isEnd) pattern += 'nl';
    else if (final !== undefined && spoken.has(final.kind)) pattern += final.spoken;
    else if (letter === 'ญ' && canBeFinal) pattern += 'n';
    else if (letter === 'ว' && (!canBeFinal || (position === 0 && bare.length > 1))) pattern += 'v';
    else pattern += letters.get(letter) ?? '';
    if (!isEnd && !pattern.endsWith('*')) pattern += '*';
  }
  return pattern;
}
