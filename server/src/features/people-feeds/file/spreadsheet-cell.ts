import type { FeedTarget } from '@directory/contract';
import { withoutEscape } from '@directory/contract/csv';

/** What a spreadsheet or a report made of a value. */
export interface SpreadsheetCell {
  readonly value: string;
  /** The value is a number of which a spreadsheet has dropped digits. */
  readonly hasLostDigits?: boolean;
}

/** A longer cell is a photo. */
const longestCell = 4096;

/** A formula whose result is a text, so that a spreadsheet keeps the zeros. Matches `="00123"`; does not match `=A1`. */
const textFormula = /^="(?<text>(?:[^"]|"")*)"$/;

/** A long number as spreadsheets show it. Matches `4.91702E+11` and `4,91702E+11`; does not match `12E10`. */
const shortened = /^[+-]?\d(?:[.,]\d+)?E\+\d{2,3}$/i;

/** A whole number that was read as a decimal one, because other rows have none. Matches `124.0`; does not match `12.05`. */
const decimal = /^(?<whole>\d{2,})\.0$/;

/** Signs that stand for no value. Matches `-`, `—` and `./.`; does not match `#`. */
const onlySigns = /^[\p{Pd}._/\s]+$/u;

/** How spreadsheets in our languages and German write an error, and how databases and reports write no value. */
const noValues: ReadonlySet<string> = new Set(
  (
    '#n/a|#ref!|#value!|#name?|#div/0!|#null!|#num!|#spill!|#calc!|#getting_data|#nv|#bezug!|#wert!|#zahl!|#überlauf!|#n/d|#valeur!|#nom?|' +
    '#nombre!|#nul!|#¡ref!|#¡valor!|#¿nombre?|#¡div/0!|#¡num!|#valor!|#rif!|#valore!|#nome?|#nb|#verw!|#waarde!|#naam?|#getal!|#deel/0!|' +
    'n/a|n/d|k.a.|(null)|<null>|\\n|(blank)|(empty)|(none)|(leer)|(vide)|(vides)|(vuoto)|(vuote)|(en blanco)|(leeg)|(vazio)'
  ).split('|'),
);

/** There are people and places with such names. */
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

/** The value that a cell of a spreadsheet stands for; empty for a cell that says that there is none. */
export function readSpreadsheetCell(cell: string, target: FeedTarget): SpreadsheetCell {
  if (cell.length > longestCell || isOrdinary(cell)) return { value: cell };
  const text = cell.trim();
  const value = textFormula.exec(text)?.groups?.['text']?.replaceAll('""', '"') ?? withoutEscape(text);
  const word = value.toLowerCase();
  if (noValues.has(word) || onlySigns.test(value) || (word === 'null' && !names.has(target))) return { value: '' };
  if (numbers.has(target) && shortened.test(value)) return { value, hasLostDigits: true };
  const whole = references.has(target) ? decimal.exec(value)?.groups?.['whole'] : undefined;
  // Other blanks at the ends are a matter of the field.
  return { value: whole ?? (value === text ? cell : value) };
}

/** Begins with a letter that none of the above begins with, as most cells do. */
function isOrdinary(cell: string): boolean {
  return /^[a-jlmo-z]/i.test(cell);
}
