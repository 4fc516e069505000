/*
 * Reads a text again in the code page in which another program wrote it: `Dvoøáèek` is Dvořáček, written in Windows-1250 and read as
 * Windows-1252. Unlike UTF-8, a code page accepts any bytes, so that a misread name may also be a name: the callers compare the results with
 * names that exist. Lists exported by older programs have such texts.
 */

/** The bytes from 0x80 in code page 850 (DOS in western Europe) that are letters of names, as byte and letter. */
const dosLetters = '80Ç 81ü 82é 83â 84ä 85à 86å 87ç 88ê 89ë 8Aè 8Bï 8Cî 8Dì 8EÄ 8FÅ 90É 91æ 92Æ 93ô 94ö 95ò 96û 97ù 98ÿ 99Ö 9AÜ 9Bø 9DØ A0á A1í A2ó A3ú A4ñ A5Ñ B5Á C6ã C7Ã E0Ó E1ß E4õ E5Õ'; // prettier-ignore

type Reading = (byte: number) => string | undefined;

function readingOf(label: string): Reading {
  const decoder = new TextDecoder(label);
  const characters = Array.from({ length: 128 }, (_, index) => decoder.decode(Uint8Array.of(0x80 + index)));
  return (byte) => characters[byte - 0x80];
}

function dosReading(): Reading {
  const letters = new Map(dosLetters.split(' ').map((pair) => [Number.parseInt(pair.slice(0, 2), 16), pair.slice(2)]));
  return (byte) => letters.get(byte);
}

/** The byte of each character of a code page. */
function bytesIn(label: string): ReadonlyMap<string, number> {
  const read = readingOf(label);
  return new Map(Array.from({ length: 128 }, (_, index) => [read(0x80 + index)!, 0x80 + index]));
}

interface Misreading {
  readonly bytes: ReadonlyMap<string, number>;
  /** How the bytes were meant, the most likely first. */
  readonly meant: readonly Reading[];
  /** Whether the misread text consists of letters of the code page only, since it was written in another script. */
  readonly isOtherScript: boolean;
  readonly letter: RegExp;
}

/** Western and central European, Turkish, Baltic, DOS and Macintosh; Cyrillic and Greek in texts without a single ASCII letter. */
function misreadings(): readonly Misreading[] {
  const western = bytesIn('windows-1252');
  const readings = (labels: string) => labels.split(' ').map(readingOf);
  return [
    {
      bytes: western,
      meant: readings('windows-1251 windows-1253'),
      isOtherScript: true,
      letter: /[\u00c0-\u00ff]/,
    },
    {
      bytes: western,
      meant: [...readings('windows-1250 iso-8859-2 windows-1254 windows-1257 macintosh'), dosReading()],
      isOtherScript: false,
      letter: /[\u0080-\u2122]/,
    },
    { bytes: bytesIn('windows-1250'), meant: readings('windows-1252'), isOtherScript: false, letter: /[\u0080-\u02dd]/ },
    // `Mьller`: a Cyrillic letter in a Latin word.
    { bytes: bytesIn('windows-1251'), meant: readings('windows-1252'), isOtherScript: false, letter: /\p{Script=Cyrillic}/u },
  ]; // prettier-ignore
}

let known: readonly Misreading[] | undefined;

const maxLength = 64;
const asciiLetter = /[a-z]/i;
const isLetter = /^\p{L}$/u;
const minLettersOfOtherScript = 3;

/** The text in other code pages, most likely first; none if it is in ASCII or in the letters of another script only. */
export function readInOtherCodePages(text: string): readonly string[] {
  if (text.length > maxLength || /^\p{ASCII}*$/u.test(text)) return [];
  known ??= misreadings();
  const hasAsciiLetter = asciiLetter.test(text);
  const found = new Set<string>();
  for (const { bytes, meant, isOtherScript, letter } of known) {
    if (isOtherScript === hasAsciiLetter || !letter.test(text)) continue;
    if (isOtherScript && text.length < minLettersOfOtherScript) continue;
    for (const read of meant) {
      const characters = Array.from(text, (character) => {
        const byte = character.charCodeAt(0) < 0x80 ? undefined : bytes.get(character);
        if (byte === undefined) return character.charCodeAt(0) < 0x80 ? character : undefined;
        const other = read(byte);
        return other !== undefined && isLetter.test(other) ? other : undefined;
      });
      if (characters.every((character) => character !== undefined)) found.add(characters.join(''));
    }
  }
  found.delete(text);
  return [...found];
}
