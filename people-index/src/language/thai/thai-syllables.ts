/** A consonant or cluster with a written vowel. */
export interface ThaiSyllable {
  readonly lead: string;
  /** In the Royal romanization. */
  readonly vowel: string;
  readonly written: string;
}

/** Consonants without a written vowel: finals, or syllables with an unwritten vowel. */
export type BareConsonants = string;

const consonant = '[ก-ฮ]';
/** A letter with the mark that makes it silent, including its vowel sign and, after n, s or k, a t before it: chan(thr), sat(tr). */
const silenced = /(?:(?<=[นสก])[ทต])?[ก-ฮ][ิุ]?์/g;
const silencing = /์/g;
/** The r of foreign names that Thai marks as silent, after a vowel: `ฮาร์ท` is hart. Not that of `จันทร์`. */
const foreignR = /(?<![ทต])ร์/g;
/** A letter that Thai does not use, in place of such an r, which begins no cluster. */
export const rhotic = '\ue000';
const toneMarks = /[่้๊๋๎]/g;
/** Letters that are silent or pronounced irregularly. */
const irregular: readonly (readonly [letters: RegExp, spoken: string])[] = [
  // NFKC decomposes this vowel.
  [/ํา/g, 'ำ'],
  [/ฤๅ/g, 'รือ'],
  [/ฤ/g, 'รึ'],
  [/ว(?=ง[ศษ])/g, 'โว'],
  [/เกียรติ/g, 'เกียติ'],
  [/พรหม/g, 'พรม'],
  [/ทร(?=ัพ|าย|ง)|(?<=ิน|นน|มั)ทร(?=ี)|สร(?=อ|ะ|วง)/g, 'ซ'],
  // Kaew ends in a w; only kwaeng begins with kw.
  [/แกว(?!ง)/g, 'แก็ว'],
];

const cluster = '(?:[กขคตปผพทฟบด][รลว]|[สศจ]ร|[ฉถส]ล|ห[นมลรวยงญ])';
const lead = `(${cluster}|${consonant})`;
/** Written vowels around their consonant, each with its pronunciation. */
const forms: readonly (readonly [form: RegExp, vowel: string])[] = (
  [
    [`เ${lead}ียะ?`, 'ia'],
    [`เ${lead}ือะ?`, 'uea'],
    [`เ${lead}าะ`, 'o'],
    [`เ${lead}า`, 'ao'],
    [`เ${lead}อะ?`, 'oe'],
    [`เ${lead}ย(?![าะิีุูัเแโไใ])`, 'oei'],
    [`เ${lead}ิ`, 'oe'],
    [`เ${lead}[็ะ]?`, 'e'],
    [`แ${lead}[็ะ]?`, 'ae'],
    [`โ${lead}ะ?`, 'o'],
    [`[ไใ]${lead}ย?`, 'ai'],
    [`${lead}ัวะ?`, 'ua'],
    [`${lead}ัย`, 'ai'],
    [`${lead}ั`, 'a'],
    [`${lead}ำ`, 'am'],
    [`${lead}รร(?=${consonant}(?![าะิีึืุูัำ]))`, 'a'],
    [`${lead}รร(?![าะิีึืุู])`, 'an'],
    [`${lead}[าะ]`, 'a'],
    [`${lead}[ิี]`, 'i'],
    [`${lead}[ึ]`, 'ue'],
    [`${lead}ือ?`, 'ue'],
    [`${lead}[ุู]`, 'u'],
    [`${lead}็อ`, 'o'],
    [`${lead}อ(?![าะิีุูัึื])`, 'o'],
    [`(${consonant})ว(?=${consonant}(?![าะิีึืุูัำอวร]))`, 'ua'],
  ] as const
).map(([form, vowel]) => [new RegExp(`^${form}`), vowel] as const);

/**
 * The syllables and bare consonants of a word, in order.
 *
 * @param kept the letters to keep although they are marked as silent: all, as in `ไวน์` for wine, or an r
 */
export function thaiParts(
  word: string,
  kept: 'none' | 'r' | 'all' = 'none',
): readonly (ThaiSyllable | BareConsonants)[] {
  let rest = word.replace(toneMarks, '');
  for (const [letters, spoken] of irregular) rest = rest.replace(letters, spoken);
  if (kept !== 'none') rest = rest.replace(foreignR, rhotic);
  rest = rest.replace(kept === 'all' ? silencing : silenced, '');
  const parts: (ThaiSyllable | BareConsonants)[] = [];
  let bare = '';
  const endBare = () => {
    if (bare !== '') parts.push(bare);
    bare = '';
  };
  while (rest !== '') {
    const part = syllableAt(rest);
    if (part === undefined) {
      if (isConsonant(rest[0] as string)) bare += rest[0];
      rest = rest.slice(1);
      continue;
    }
    endBare();
    parts.push(part);
    rest = rest.slice(part.written.length);
  }
  endBare();
  return parts;
}

function syllableAt(rest: string): ThaiSyllable | undefined {
  for (const [form, vowel] of forms) {
    const found = form.exec(rest);
    if (found !== null) return { lead: found[1] as string, vowel, written: found[0] };
  }
  return undefined;
}

function isConsonant(letter: string): boolean {
  return (letter >= 'ก' && letter <= 'ฮ') || letter === rhotic;
}
