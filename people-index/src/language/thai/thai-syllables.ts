/** A consonant or cluster with a written vowel. */
export interface ThaiSyllable {
  readonly lead: string;
  /** By the royal transcription. */
  readonly vowel: string;
  readonly written: string;
}

/** Consonants without a written vowel: finals, or with an unwritten one. */
export type BareConsonants = string;

const consonant = '[ก-ฮ]';
/** A letter made silent by the mark above it, with the vowel below or above it, and with a t in front of it where another last letter stands there: chan(thr), sat(tr). */
const silenced = /(?:(?<=[นสก])[ทต])?[ก-ฮ][ิุ]?์/g;
const silencing = /์/g;
const toneMarks = /[่้๊๋๎]/g;
/** Words whose letters are not all spoken, or otherwise than they stand. */
const unruly: readonly (readonly [letters: RegExp, spoken: string])[] = [
  // The compatible form takes this vowel apart.
  [/ํา/g, 'ำ'],
  [/ฤๅ/g, 'รือ'],
  [/ฤ/g, 'รึ'],
  [/ว(?=ง[ศษ])/g, 'โว'],
  [/เกียรติ/g, 'เกียติ'],
  [/พรหม/g, 'พรม'],
  [/ทร(?=ัพ|าย|ง)|สร(?=อ|ะ|วง)/g, 'ซ'],
];

const cluster = '(?:[กขคตปผพทฟบด][รลว]|[สศจ]ร|[ฉถส]ล|ห[นมลรวยงญ])';
const lead = `(${cluster}|${consonant})`;
/** Written forms of vowels around their consonant, each with the sound. */
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
 * The parts of a word, as they follow one another.
 *
 * @param keepsSilenced whether letters that a mark makes silent stay, as in `ไวน์` for wine.
 */
export function thaiParts(word: string, keepsSilenced = false): readonly (ThaiSyllable | BareConsonants)[] {
  let rest = word.replace(toneMarks, '');
  for (const [letters, spoken] of unruly) rest = rest.replace(letters, spoken);
  rest = rest.replace(keepsSilenced ? silencing : silenced, '');
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
  return letter >= 'ก' && letter <= 'ฮ';
}
