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
/** Finals as bearers often keep them, after the Sanskrit word: `พล` pol, `กุล` kul, `พร` porn. */
const keptFinals = new Map([
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

const consonant = '[ก-ฮ]';
/** A letter made silent by the mark above it, with the vowel below or above it. */
const silenced = /[ก-ฮ][ิุ]?์/g;
const toneMarks = /[่้๊๋ํ๎]/g;

const cluster = '(?:[กขคตปผพทฟบด][รลว]|[สศ]ร|ห[นมลรวยงญ])';
const lead = `(${cluster}|${consonant})`;
/** Written forms of vowels around their consonant, each with the sound; `1` is the consonant, `2` a final one. */
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
    [`${lead}รร(?=${consonant})`, 'a'],
    [`${lead}รร`, 'an'],
    [`${lead}[าะ]`, 'a'],
    [`${lead}[ิี]`, 'i'],
    [`${lead}[ึ]`, 'ue'],
    [`${lead}ือ?`, 'ue'],
    [`${lead}[ุู]`, 'u'],
    [`${lead}็อ`, 'o'],
    [`${lead}อ(?![าะิีุูัึื])`, 'o'],
  ] as const
).map(([form, vowel]) => [new RegExp(`^${form}`), vowel] as const);

function initialOf(letters: string): string {
  const silentH = letters.length === 2 && letters[0] === 'ห' ? letters.slice(1) : letters;
  return [...silentH].map((letter) => initialLetters.get(letter) ?? '').join('');
}

/**
 * Syllables with a written vowel are kept whole; consonants between them are finals or carry an unwritten `a` or `o`.
 */
function spell(word: string, finals: ReadonlyMap<string, string>): string {
  let rest = word.replaceAll('ฤๅ', 'รือ').replaceAll('ฤ', 'ริ');
  let latin = '';
  let bare = '';
  let afterVowel = false;
  /** After the vowel sign that only stands in front of a final letter. */
  let isClosed = false;
  const flush = (atEnd: boolean): void => {
    let letters = bare;
    bare = '';
    if (letters === '') return;
    // An open syllable in front of two last letters leaves them a syllable of their own: `siri-phon`.
    if (afterVowel && (isClosed || !atEnd || letters.length !== 2)) {
      latin += finals.get(letters[0] as string) ?? '';
      letters = letters.slice(1);
    }
    while (letters.length > 0) {
      if (letters.length === 2 || (letters.length > 2 && !atEnd)) {
        latin += `${initialOf(letters[0] as string)}o${finals.get(letters[1] as string) ?? ''}`;
        letters = letters.slice(2);
      } else {
        latin += `${initialOf(letters[0] as string)}a`;
        letters = letters.slice(1);
      }
    }
  };
  while (rest !== '') {
    let matched = false;
    for (const [form, vowel] of forms) {
      const found = form.exec(rest);
      if (found === null) continue;
      flush(false);
      latin += initialOf(found[1] as string) + vowel;
      rest = rest.slice(found[0].length);
      afterVowel = vowel !== 'ai' && vowel !== 'am';
      isClosed = found[0].endsWith('ั');
      matched = true;
      break;
    }
    if (matched) continue;
    const letter = rest[0] as string;
    if (initialLetters.has(letter)) bare += letter;
    rest = rest.slice(1);
  }
  flush(true);
  return latin;
}

/**
 * Latin spellings of a Thai word: the Royal system, and the ways in which families keep final letters and leave `h`
 * out. A rough reading: compare leniently.
 */
export function romaniseThai(word: string): readonly string[] {
  const spoken = word.replace(silenced, '').replace(toneMarks, '');
  const royal = spell(spoken, finalLetters);
  const kept = spell(spoken, keptFinals);
  const easy = (latin: string): string => latin.replaceAll('ph', 'p').replaceAll('th', 't').replaceAll('kh', 'k');
  return [
    royal,
    easy(kept),
    kept,
    easy(royal),
    easy(kept).replaceAll('w', 'v'),
    easy(kept).replaceAll('ch', 'j'),
    royal.replaceAll('ue', 'u').replaceAll('oe', 'er'),
  ];
}
