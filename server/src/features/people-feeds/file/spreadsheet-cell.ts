import type { FeedTarget } from '@directory/contract';
import { withoutEscape } from '@directory/contract/csv';

/** A value read from a cell that a spreadsheet or a report may have altered. */
export interface SpreadsheetCell {
  readonly value: string;
  /** Whether the value is a number of which a spreadsheet has dropped digits. */
  readonly hasLostDigits?: boolean;
}

/** Longer cells contain photos, and are left unchanged. */
const maxCellLength = 4096;

/** A formula that yields text, used to preserve leading zeros. Matches `="00123"`; does not match `=A1`. */
const textFormula = /^="(?<text>(?:[^"]|"")*)"$/;

/** A long number as displayed by spreadsheets. Matches `4.91702E+11` and `4,91702E+11`; does not match `12E10`. */
const scientificNotation = /^[+-]?\d(?:[.,]\d+)?E\+\d{2,3}$/i;

/** An integer that was exported as a decimal, because other rows of the column are empty. Matches `124.0`; does not match `12.05`. */
const decimal = /^(?<integer>\d{2,})\.0$/;

/** Punctuation that stands for no value. Matches `-`, `—` and `./.`; does not match `#`. */
const punctuation = /^[\p{Pd}._/\s]+$/u;

/** Error values of spreadsheets in several languages, and the ways in which databases and reports write a missing value. */
const missingValues: ReadonlySet<string> = new Set(
  (
    '#n/a|#ref!|#value!|#name?|#div/0!|#null!|#num!|#spill!|#calc!|#getting_data|#nv|#bezug!|#wert!|#zahl!|#überlauf!|#n/d|#valeur!|#nom?|' +
    '#nombre!|#nul!|#¡ref!|#¡valor!|#¿nombre?|#¡div/0!|#¡num!|#valor!|#rif!|#valore!|#nome?|#nb|#verw!|#waarde!|#naam?|#getal!|#deel/0!|' +
    'n/a|n/d|k.a.|(null)|<null>|\\n|(blank)|(empty)|(none)|(leer)|(vide)|(vides)|(vuoto)|(vuote)|(en blanco)|(leeg)|(vazio)'
  ).split('|'),
);

/** Fields in which `null` is a value, since there are people with that name. */
const names: ReadonlySet<FeedTarget> = new Set(['firstName', 'lastName', 'otherNames']);
const numbers: ReadonlySet<FeedTarget> = new Set([
  'primaryPhone',
  'mobilePhone',
  'C_ipPhone',
  'C_facsimileTelephoneNumber',
  'employeeNumber',
  'externalId',
  'manager',
  'C_assistant',
]);
const references: ReadonlySet<FeedTarget> = new Set(['employeeNumber', 'manager', 'C_assistant']);

/** The value of a spreadsheet cell; empty for a cell that marks a missing value. */
export function readSpreadsheetCell(cell: string, target: FeedTarget): SpreadsheetCell {
  if (cell.length > maxCellLength || isOrdinary(cell)) return { value: cell };
  const text = cell.trim();
  const value = textFormula.exec(text)?.groups?.['text']?.replaceAll('""', '"') ?? withoutEscape(text);
  const word = value.toLowerCase();
  if (missingValues.has(word) || punctuation.test(value) || (word === 'null' && !names.has(target)))
    return { value: '' };
  if (numbers.has(target) && scientificNotation.test(value)) return { value, hasLostDigits: true };
  const integer = references.has(target) ? decimal.exec(value)?.groups?.['integer'] : undefined;
  // Leading and trailing whitespace is left to the parser of the field.
  return { value: integer ?? (value === text ? cell : value) };
}

/** A fast path: most cells begin with a letter with which none of the patterns above begins. */
function isOrdinary(cell: string): boolean {
  return /^[a-jlmo-z]/i.test(cell);
}
