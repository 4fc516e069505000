import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { businessUnit, country, gbu, jobFamily, locale } from '@directory/contract';
import type { BusinessUnit, Country, Gbu, JobFamily, Locale } from '@directory/contract';
import * as z from 'zod';
import { countryLookup } from './places/country-lookup.ts';

/** A reference list cannot be read. The message names the file and the first error. */
export class ReferenceListError extends Error {
  override readonly name = 'ReferenceListError';
}

const files = ['business-units.json', 'gbus.json', 'countries.json', 'job-families.json', 'locales.json'] as const;
const shippedFolder = join(import.meta.dirname, '../../reference');

/** The reference lists. Read once, at start. */
export interface References {
  /** Ordered by short name. */
  readonly businessUnits: readonly BusinessUnit[];
  readonly gbus: readonly Gbu[];
  readonly countries: readonly Country[];
  readonly jobFamilies: readonly JobFamily[];
  readonly locales: readonly Locale[];
  /** By code. */
  readonly businessUnit: ReadonlyMap<string, BusinessUnit>;
  readonly gbu: ReadonlyMap<string, Gbu>;
  readonly country: ReadonlyMap<string, Country>;
  /** Finds a country by a code or a name; see `countryLookup`. */
  countryOf(text: string): Country | undefined;
  /** Finds a business unit by its id, name or short name, ignoring case. */
  businessUnitOf(text: string): BusinessUnit | undefined;
  /** Finds a GBU by its code or name, ignoring case. */
  gbuOf(text: string): Gbu | undefined;
}

/**
 * Reads the lists from a folder. Lists that are not in the folder are read from the shipped files.
 * @throws ReferenceListError
 */
export function readReferences(folder: string | undefined): References {
  if (folder !== undefined) checkFolder(folder);
  const units = readList(folder, 'business-units.json', businessUnit, (unit) => unit.id);
  const gbus = readList(folder, 'gbus.json', gbu, (entry) => entry.Code);
  const countries = readList(folder, 'countries.json', country, (entry) => entry.id);
  return {
    businessUnits: units.toSorted((one, other) => one.shortName.localeCompare(other.shortName, 'en')),
    gbus,
    countries,
    jobFamilies: readList(folder, 'job-families.json', jobFamily, (entry) => entry.code),
    locales: readList(folder, 'locales.json', locale, (entry) => entry.id),
    businessUnit: new Map(units.map((unit) => [unit.id, unit])),
    gbu: new Map(gbus.map((entry) => [entry.Code, entry])),
    country: new Map(countries.map((entry) => [entry.id, entry])),
    countryOf: countryLookup(countries),
    businessUnitOf: lookup(units, ({ id, name, shortName }) => [id, name, shortName]),
    gbuOf: lookup(gbus, ({ Code, Name }) => [Code, Name]),
  };
}

/** Finds entries by any of their texts, ignoring case. */
function lookup<Entry>(entries: readonly Entry[], textsOf: (entry: Entry) => readonly string[]) {
  const found = new Map(entries.flatMap((entry) => textsOf(entry).map((text) => [text.toLowerCase(), entry] as const)));
  return (text: string) => found.get(text.toLowerCase());
}

function checkFolder(folder: string): void {
  const status = statSync(folder, { throwIfNoEntry: false });
  if (status === undefined) throw new ReferenceListError(`REFERENCE_DIR: there is no folder ${folder}.`);
  if (!status.isDirectory()) throw new ReferenceListError(`REFERENCE_DIR: ${folder} is not a folder.`);
  // Such as a volume that was not mounted.
  if (!files.some((file) => existsSync(join(folder, file))))
    throw new ReferenceListError(`REFERENCE_DIR: ${folder} has none of the lists ${files.join(', ')}.`);
}

function readList<Entry>(
  folder: string | undefined,
  file: (typeof files)[number],
  entry: z.core.$ZodType<Entry>,
  key: (entry: Entry) => string,
): Entry[] {
  const path = [folder, shippedFolder].flatMap((each) => (each === undefined ? [] : [join(each, file)]));
  const text = path.map(readIfThere).find((content) => content !== undefined);
  if (text === undefined) throw new ReferenceListError(`${path.at(-1)} is missing.`);
  const parsed = z.array(entry).min(1).safeParse(parseJson(text, file));
  if (!parsed.success) {
    const fault = parsed.error.issues[0];
    throw faultOf(file, `: entry ${fault?.path.join('.') ?? ''}: ${fault?.message ?? 'not valid'}`);
  }
  const seen = new Set<string>();
  for (const item of parsed.data) {
    if (seen.has(key(item))) throw faultOf(file, `: ${key(item)} is listed twice.`);
    seen.add(key(item));
  }
  return parsed.data;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw faultOf(path, ` cannot be read (${code}).`);
  }
}

function parseJson(text: string, file: string): unknown {
  try {
    // Windows editors write a byte-order mark at the start of a file.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw faultOf(file, ` is not JSON: ${(error as Error).message}`);
  }
}

/** Names REFERENCE_DIR, because the shipped lists have no errors: a faulty file must be in the configured folder. */
function faultOf(file: string, fault: string): ReferenceListError {
  return new ReferenceListError(`REFERENCE_DIR: ${file}${fault}`);
}
