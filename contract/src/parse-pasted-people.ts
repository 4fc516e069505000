import { maxEntryTextLength, maxEntries, maxIdentifiers, type PersonEntry } from './find-several.ts';
import { joinNameParts } from './join-name-parts.ts';
import { bareNumber, groupIdPattern, readGlobalQuery } from './read-global-query.ts';
import { splitAddresses, type TextPart } from './split-addresses.ts';
import { splitConjunctions } from './split-conjunctions.ts';
import { withoutInvisible } from './values.ts';

/** One person of a pasted text. */
export interface PastedEntry extends PersonEntry {
  /** The pasted text of the entry, on one line. */
  readonly text: string;
  /** The other cells of a row, such as the title and the city. They are not searched, but distinguish people with the same name. */
  readonly otherWords: readonly string[];
}

export interface PastedPeople {
  readonly entries: readonly PastedEntry[];
  /** Number of entries that were left out because they repeat an earlier one. */
  readonly repeated: number;
  /** Whether the text contains more entries than `maxEntries`. */
  readonly hasMore: boolean;
}

/** Maximum length in UTF-16 code units of a text; the rest is ignored. */
const maxTextLength = 400_000;
/** Maximum length in UTF-16 code units of a line, and of the text of an entry. */
const maxLineLength = 100_000;
const maxShownLength = 160;
const maxOtherWords = 8;

const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const otherSpace = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
// Controls except tab and line breaks.
const controls = /[\0-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/g;
/** Separators, brackets and quotation marks of other scripts, and their ASCII equivalents. */
const asciiEquivalents: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '､': ',',
  '،': ',',
  '；': ';',
  '؛': ';',
  '：': ':',
  '＜': '<',
  '＞': '>',
  '＠': '@',
  '（': '(',
  '）': ')',
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
};
const foreignPunctuation = /[，、､،；؛：＜＞＠（）“”„«»]/g;
/** Bullets and numbers of a list: `1. `, `- `, `• `. */
const bullet = /^\s{0,20}(?:[-*•·–]|\d{1,3}[.)])\s+/;
/** Headers of a copied mail that name nobody, in the languages of the interface and German. Gmail writes `*Sent:*`, a reply `> Sent:`. */
const otherHeader =
  /^[>*\s]{0,10}(?:subject|sent|importance|attachments|objet|envoyé|pièces jointes|asunto|enviado|enviado el|importancia|datos adjuntos|oggetto|inviato|priorità|allegati|onderwerp|verzonden|urgentie|bijlagen|assunto|enviada|enviada em|enviado em|importância|anexos|betreff|gesendet|priorität|anlagen)\*{0,2} ?:/i;
/** A header with a date. `Data: Ana Li` is a team and its people. */
const dateHeader = /^[>*\s]{0,10}(?:date|date d[’']envoi|fecha|data|datum)\*{0,2} ?:[^@]*[\s:]\d/i;
/** The scheme of a copied link to a phone number (RFC 3966). */
const telScheme = /\btel:(?=[+(\d])/gi;
/** The form in which Outlook writes an address in plain text. */
const mailtoBracket = /\[mailto:([^\]\s]{1,256})\]/gi;

/**
 * Parses a pasted list of people: the "To" line of a mail (RFC 5322, and as Outlook, Gmail and Apple Mail write it), a column of names,
 * logins, group IDs or numbers, or rows of a spreadsheet, where all cells of a row belong to one person. Runs in time proportional to the
 * length of the text, for any input.
 */
export function parsePastedPeople(text: string): PastedPeople {
  const lines = linesOf(text);
  const isTable = lines.some((line) => line.includes('\t'));
  const isNameColumn = !isTable && isLastFirstColumn(lines);
  const entries: PastedEntry[] = [];
  const known = new Set<string>();
  let repeated = 0;
  let hasMore = text.length > maxTextLength;
  for (const line of lines) {
    for (const entry of entriesOfLine(line, { isOnly: lines.length === 1, isNameColumn })) {
      const key = JSON.stringify([entry.identifiers, entry.names, entry.otherWords]).toLowerCase();
      if (known.has(key)) repeated++;
      else if (entries.length === maxEntries) hasMore = true;
      else {
        known.add(key);
        entries.push(entry);
      }
    }
    if (entries.length === maxEntries && hasMore) break;
  }
  return { entries, repeated, hasMore };
}

function linesOf(text: string): string[] {
  const plain = withoutInvisible(text.slice(0, maxTextLength).toWellFormed())
    .replace(controls, '')
    .replace(otherSpace, ' ')
    .replace(foreignPunctuation, (sign) => asciiEquivalents[sign] ?? sign)
    .replace(mailtoBracket, '<$1>')
    .replace(telScheme, '');
  const lines: string[] = [];
  for (const line of plain.split(lineBreak)) {
    const last = lines.length - 1;
    // A folded mail header (RFC 5322 section 2.2.3).
    if (/^\s/.test(line) && line.trimStart().startsWith('<') && lines[last]?.includes('<') === false) {
      lines[last] = `${lines[last]} ${line.trim()}`;
    } else if (line.trim() !== '' && !otherHeader.test(line) && !dateHeader.test(line))
      lines.push(line.replace(bullet, '').trim().slice(0, maxLineLength));
  }
  return lines;
}

/** Whether the text is a column of `Last, First`: each line has exactly one comma, between words. */
function isLastFirstColumn(lines: readonly string[]): boolean {
  return lines.length > 1 && lines.every((line) => /^[^,;@<>\d]+,[^,;@<>\d]+$/.test(line));
}

function entriesOfLine(line: string, { isOnly, isNameColumn }: { isOnly: boolean; isNameColumn: boolean }) {
  if (line.includes('\t')) {
    const cells = line.split('\t', 64).flatMap((cell) => {
      const parts = splitAddresses(unquoted(cell), { isCell: true });
      return parts.length === 0 ? [] : [parts];
    });
    // A single row may contain one person per cell.
    if (isOnly && isRowOfPeople(cells)) return cells.flatMap((parts) => parts.map((part) => entryOf([part])));
    const parts = cells.flat();
    return parts.length === 0 ? [] : [entryOf(parts)];
  }
  const pieces = splitAddresses(line, { isCell: isNameColumn });
  const people = isNameColumn ? pieces : splitConjunctions(pieces, readsAsIdentifier);
  return joinNameParts(people, readsAsIdentifier).map(entryOf);
}

/** Removes the quotes that a spreadsheet puts around a cell that contains quotes, line breaks or tabs. */
function unquoted(cell: string): string {
  const plain = cell.trim();
  return plain.length > 1 && plain.startsWith('"') && plain.endsWith('"')
    ? plain.slice(1, -1).replaceAll('""', '"')
    : plain;
}

function isRowOfPeople(cells: readonly (readonly TextPart[])[]): boolean {
  if (cells.length < 3) return false;
  const all = cells.flat();
  return (
    all.every(({ addresses }) => addresses.length > 0) ||
    all.every(({ words, addresses }) => addresses.length === 0 && !readsAsIdentifier(words) && words.includes(' '))
  );
}

/** Builds an entry from parts of the text that belong to one person. */
function entryOf(parts: readonly TextPart[]): PastedEntry {
  const identifiers = new Map<string, string>();
  const words: string[] = [];
  for (const part of parts) {
    for (const address of part.addresses) identifiers.set(address.toLowerCase(), address);
    if (part.words === '') continue;
    if (readsAsIdentifier(part.words)) {
      const identifier = identifierIn(part.words);
      identifiers.set(identifier.toLowerCase(), identifier);
    } else {
      // `Marie Dupont AB1234`
      const [codes, names] = partition(part.words.split(' '), (word) => threeDigits.test(word));
      for (const code of codes) identifiers.set(code.toLowerCase(), code);
      if (names.length > 0) words.push(names.join(' '));
    }
  }
  const { names, otherWords } = namesOf(words);
  return {
    text: truncated(parts.map(({ text }) => text).join(' · '), maxShownLength),
    identifiers: [...identifiers.values()]
      .map((value) => truncated(value, maxEntryTextLength))
      .slice(0, maxIdentifiers),
    names: names.map((name) => truncated(name, maxEntryTextLength)),
    otherWords: otherWords.slice(0, maxOtherWords).map((word) => truncated(word, maxEntryTextLength)),
  };
}

const threeDigits = /\d\D*\d\D*\d/;

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): readonly [Item[], Item[]] {
  const [passing, others]: [Item[], Item[]] = [[], []];
  for (const item of items) (test(item) ? passing : others).push(item);
  return [passing, others];
}

/** If the first cell has several words, it is the name; otherwise the first two cells are first and last name, in either order. */
function namesOf(words: readonly string[]): { names: string[]; otherWords: readonly string[] } {
  const [first = '', second = '', ...others] = words;
  if (first === '') return { names: [], otherWords: [] };
  if (second === '' || first.includes(' ')) return { names: [first], otherWords: words.slice(1) };
  return { names: [`${first} ${second}`, first], otherWords: others };
}

/** Whether it is a group ID, a phone number, or a single word with a digit, such as a login or an employee number. */
function readsAsIdentifier(words: string): boolean {
  if (words.length > 64 || !/\p{Nd}/u.test(words)) return false;
  if (!words.includes(' ') || groupIdPattern.test(words)) return true;
  return readGlobalQuery(words).primaryPhoneQuery !== undefined;
}

/** The identifier without the words around a phone number: `Tel. +33 6 12 34 56 78` gives `+33 6 12 34 56 78`. */
function identifierIn(words: string): string {
  return words.includes(' ') ? bareNumber(words) : words;
}

/** Truncates a text without splitting a surrogate pair. */
function truncated(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? text
    : text
        .slice(0, maxLength)
        .toWellFormed()
        .replace(/\uFFFD$/, '')
        .trim();
}
