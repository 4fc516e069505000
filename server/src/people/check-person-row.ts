import { aboutMeFields, profileFields } from '@directory/contract';
import { UnusableDatabaseError } from '../database/check-database.ts';
import type { PersonRow } from './person-columns-store.ts';

type Members = { readonly [name: string]: unknown };
/** The path of the first wrong value below a column, such as `.title`, and what should be there. */
type Fault = { readonly path: string; readonly expected: string };

/**
 * Checks the types of the values in the JSON columns of a row. The directory only writes correct ones, but a statement of somebody else, or
 * a backup that was edited, may have written others, with which searches and profiles would fail at unrelated places.
 * @throws UnusableDatabaseError, which names the person's row and the field, but not the value
 */
export function checkPersonRow(row: PersonRow): void {
  const { feed_values: values, supplements, edits, corrections, about_me: aboutMe } = row;
  check('feed_values', faultInValues(values));
  check('supplements', faultInLayers(supplements));
  check('edits', faultInLayers(edits));
  check('corrections', faultInLayers(corrections));
  check('about_me', aboutMe === null ? undefined : faultInAboutMe(aboutMe));
  check('hidden_fields', isListOfTexts(row.hidden_fields) ? undefined : { path: '', expected: 'a list of texts' });
  check('field_times', faultInTexts(row.field_times, profileFields));

  function check(column: string, fault: Fault | undefined): void {
    if (fault === undefined) return;
    throw new UnusableDatabaseError(
      `In the table people, the row with the id ${row.id} has a wrong value in ${column}${fault.path}: it must be ${fault.expected}. ` +
        'The directory did not write it. Correct it with an UPDATE, or restore a backup.',
    );
  }
}

function faultInValues(values: unknown): Fault | undefined {
  const fault = faultInTexts(values, profileFields);
  if (fault !== undefined) return fault;
  const { otherNames = [], employeeNumber = '' } = values as Members;
  if (typeof employeeNumber !== 'string') return { path: '.employeeNumber', expected: 'a text' };
  return isListOfTexts(otherNames) ? undefined : { path: '.otherNames', expected: 'a list of texts' };
}

/** A fault of an object whose members, as far as they are present, must be texts. */
function faultInTexts(texts: unknown, names: readonly string[], path = ''): Fault | undefined {
  if (!isObject(texts)) return { path, expected: 'an object' };
  for (const name in texts) {
    if (typeof texts[name] !== 'string' && names.includes(name)) return { path: `${path}.${name}`, expected: 'a text' };
  }
  return undefined;
}

/** The fields of supplements, edits and corrections. */
const layeredFields: ReadonlySet<string> = new Set([...profileFields, 'employeeNumber', 'photo']);

/** A fault of an object whose members are objects with a `value`, and perhaps other texts. */
function faultInLayers(layers: unknown): Fault | undefined {
  if (!isObject(layers)) return { path: '', expected: 'an object' };
  for (const field in layers) {
    if (!layeredFields.has(field)) continue;
    const layer = layers[field];
    const fault = faultInTexts(layer, ['value', 'feed', 'at', 'by'], `.${field}`);
    if (fault !== undefined) return fault;
    if ((layer as Members)['value'] === undefined) return { path: `.${field}.value`, expected: 'a text' };
  }
  return undefined;
}

function faultInAboutMe(entered: unknown): Fault | undefined {
  if (!isObject(entered)) return { path: '', expected: 'an object or null' };
  for (const field of aboutMeFields) {
    const value = entered[field];
    if (value === undefined) continue;
    const isList = field === 'languages' || field === 'topics';
    if (isList && !isListOfTexts(value)) return { path: `.${field}`, expected: 'a list of texts' };
    if (!isList && typeof value !== 'string') return { path: `.${field}`, expected: 'a text' };
  }
  return undefined;
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
