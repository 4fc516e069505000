import { fold, foldWords } from '../language/fold.ts';
import type { Segment } from '../segment/segment.ts';
import type { ReadPart } from '../types/search-answer.ts';
import { isLittleWord } from './little-words.ts';
import { mostPlaceWords, type Place } from './place-book.ts';
import { readRole, type Role } from './role-reading.ts';
import type { Synonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

type PartKind = ReadPart['kind'];

export interface Reading {
  readonly parts: readonly ReadPart[];
  /** The words that are a name; '' for none. */
  readonly name: string;
  readonly role: Role | undefined;
  /** Job family codes that are the role's too. */
  readonly families: readonly string[];
  /** One of the places of each part. */
  readonly places: readonly Place[];
  /** Words of the name of a unit: entity, GBU or company. */
  readonly unit: string;
  /** Whether the role is an abbreviation, such as `HR`. */
  readonly isAbbreviated: boolean;
  /** Whether a word of the role is known by its parts alone: it may be two names that are written together. */
  readonly isCompound: boolean;
  /** Whether a word of the role, beside a name, is in nobody's title: it may be a name with a typo. */
  readonly isUnsure: boolean;
  /** Whether the text is one word that nobody's record has: it may be the beginning of a name. */
  readonly isUnwritten: boolean;
}

const mostWords = 12;
const longestText = 256;
const longestAbbreviation = 4;
/** A shorter word is an abbreviation that companies use, or none. */
const shortestRoleWord = 4;
const shortestUnitWord = 3;
/** Words between the parts: `comptable à Lyon`, `engineer in Germany`. */
const linkingLanguages = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt'];

interface Word {
  /** As typed. */
  readonly text: string;
  readonly folded: string;
}

interface Context {
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
  readonly segments: readonly Segment[];
  /** Folded parts that are to be read as names. */
  readonly asNames: ReadonlySet<string>;
}

/** Cuts a query into name, role, place and unit. Undefined where nothing but a name is read. */
export function readParts(text: string, context: Context): Reading | undefined {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > mostWords) return undefined;
  const kinds: (PartKind | 'link' | undefined)[] = words.map(() => undefined);
  const parts: { start: number; part: ReadPart }[] = [];
  const places: Place[] = [];
  const textOf = (start: number, end: number) =>
    words
      .slice(start, end)
      .map((word) => word.text)
      .join(' ');
  const take = (start: number, end: number, part: ReadPart) => {
    kinds.fill(part.kind, start, end);
    parts.push({ start, part });
  };
  for (const { start, end, place } of placesIn(words, context)) {
    places.push(place);
    const part = { kind: 'place' as const, text: textOf(start, end), label: place.label };
    take(start, end, place.kind === 'country' ? { ...part, country: place.countries[0]! } : part);
  }
  words.forEach(({ folded, text: own }, place) => {
    const isLink = own === own.toLowerCase() && linkingLanguages.some((language) => isLittleWord(folded, language));
    if (kinds[place] === undefined && isLink) kinds[place] = 'link';
  });
  const free = words.flatMap((_, place) => (kinds[place] === undefined ? [place] : []));
  const roleWords = new Set(rolesIn(words, free, context));
  const unitWords = free.filter((place) => !roleWords.has(place) && isUnitWord(words[place]!.folded, context));
  for (const [start, end] of runs(
    [...roleWords].toSorted((one, other) => one - other),
    kinds,
  ))
    take(start, end, { kind: 'role', text: textOf(start, end) });
  for (const [start, end] of runs(unitWords, kinds)) take(start, end, { kind: 'unit', text: textOf(start, end) });
  const rest = words.flatMap((_, place) => (kinds[place] === undefined ? [place] : []));
  for (const [start, end] of runs(rest, kinds)) take(start, end, { kind: 'name', text: textOf(start, end) });
  if (parts.every(({ part }) => part.kind === 'name')) return undefined;
  // An abbreviation beside an article alone: the beginnings of two names.
  const [only, ...more] = parts;
  if (more.length === 0 && words.length > 1 && only!.part.text.length < shortestUnitWord) return undefined;
  const inOrder = parts.toSorted((one, other) => one.start - other.start).map(({ part }) => part);
  const joined = (kind: PartKind) =>
    inOrder
      .filter((part) => part.kind === kind)
      .map((part) => part.text)
      .join(' ');
  return {
    parts: inOrder,
    name: joined('name'),
    places,
    unit: joined('unit'),
    isUnwritten: words.length === 1 && !isCompanyWord(words[0]!.folded, context),
    isUnsure: rest.length > 0 && [...roleWords].some((place) => !isCompanyWord(words[place]!.folded, context)),
    ...roleOf(joined('role'), context),
  };
}

function wordsOf(text: string): Word[] {
  return text
    .slice(0, longestText)
    .split(/[\s,;()]+/)
    .map((own) => ({ text: own, folded: fold(own) }))
    .filter(({ folded }) => folded !== '');
}

/** Runs of places that follow each other, but for linking words between them. */
function runs(places: readonly number[], kinds: readonly (string | undefined)[]): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (const place of places) {
    const last = found.at(-1);
    if (last !== undefined && kinds.slice(last[1], place).every((kind) => kind === 'link')) last[1] = place + 1;
    else found.push([place, place + 1]);
  }
  return found;
}

function placesIn(words: readonly Word[], context: Context): { start: number; end: number; place: Place }[] {
  const found: { start: number; end: number; place: Place }[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(words.length, start + mostPlaceWords); end > start; end--) {
      const folded = words
        .slice(start, end)
        .map((word) => word.folded)
        .join(' ');
      if (context.asNames.has(folded)) continue;
      const place = placeOf(folded, words.length > 1 && end === start + 1 ? words[start]!.text : '', context);
      if (place === undefined) continue;
      found.push({ start, end, place });
      start = end - 1;
      break;
    }
  }
  return found;
}

function placeOf(folded: string, code: string, { vocabulary, synonyms, segments }: Context): Place | undefined {
  const { places, work } = vocabulary;
  const known = places.find(folded);
  if (known !== undefined) return known;
  for (const other of synonyms.of('place', folded)) {
    const place = places.find(fold(other)) ?? companyCity(fold(other), segments);
    if (place !== undefined) return place;
  }
  if (code !== '' && work.read([folded]).functions.length === 0) {
    const country = places.findCode(code);
    if (country !== undefined) return country;
  }
  return companyCity(folded, segments);
}

function companyCity(folded: string, segments: readonly Segment[]): Place | undefined {
  for (const segment of segments) {
    const [value] = segment.valuesOf('city', folded);
    if (value === undefined) continue;
    return { kind: 'city', label: segment.data.attributes.city.texts[value]!, countries: [], cities: [folded] };
  }
  return undefined;
}

/** The free words that name a role. Beside other words, the name of somebody that stands in no title is none. */
function rolesIn(words: readonly Word[], free: readonly number[], context: Context): number[] {
  const { vocabulary, synonyms, asNames } = context;
  const open = free.filter((place) => !asNames.has(words[place]!.folded));
  const all = open.map((place) => words[place]!.folded);
  if (synonyms.of('role', all.join(' ')).length > 0) return open;
  const { isFunction, isLevel } = vocabulary.work.read(all);
  const isKnown = (word: string) =>
    foldWords(word).every((own) => own.length >= shortestRoleWord && vocabulary.linker.knowsWord(own));
  const isRole = all.map(
    (word, place) =>
      isFunction[place]! ||
      isLevel[place]! ||
      synonyms.of('role', word).length > 0 ||
      ((words.length === 1 || !isNameOnly(word, context)) && isKnown(word)),
  );
  const hasWork = isRole.some((own) => own);
  return hasWork ? open.filter((_, place) => isRole[place]) : [];
}

/** Whether a word stands in somebody's title or company, is known to companies, or is the company's own. */
function isCompanyWord(word: string, { segments, vocabulary, synonyms }: Context): boolean {
  if (segments.some(({ attributeTokens }) => attributeTokens.find(word) >= 0)) return true;
  const { isFunction, isLevel } = vocabulary.work.read([word]);
  return isFunction[0] === true || isLevel[0] === true || synonyms.of('role', word).length > 0;
}

/** Whether a word is somebody's name and stands in no title. */
function isNameOnly(word: string, { segments }: Context): boolean {
  const isName = segments.some((segment) => isNameWord(segment, word));
  return isName && !segments.some(({ attributeTokens }) => attributeTokens.find(word) >= 0);
}

function isNameWord({ tokens, data }: Segment, word: string): boolean {
  const token = tokens.find(word);
  if (token < 0) return false;
  return [data.firstNames, data.lastNames].some(
    ({ postings }) => postings.starts[token + 1]! > postings.starts[token]!,
  );
}

/** Whether a word is one of a unit's name and nobody's. */
function isUnitWord(word: string, { segments, asNames, synonyms }: Context): boolean {
  if (asNames.has(word)) return false;
  if (synonyms.of('unit', word).length > 0) return true;
  if (word.length < shortestUnitWord) return false;
  if (segments.some((segment) => isNameWord(segment, word))) return false;
  return segments.some((segment) => {
    const token = segment.attributeTokens.find(word);
    if (token < 0) return false;
    const { starts, items } = segment.data.attributeValues;
    for (let place = starts[token]!; place < starts[token + 1]!; place++) {
      if (unitFields.some((field) => holds(segment, field, items[place]!))) return true;
    }
    return false;
  });
}

export const unitFields = ['entity', 'gbu', 'company'] as const;

function holds(segment: Segment, field: (typeof unitFields)[number], value: number): boolean {
  const { firstValue, texts } = segment.data.attributes[field];
  return value >= firstValue && value < firstValue + texts.length;
}

function roleOf(
  text: string,
  { vocabulary, synonyms }: Context,
): Pick<Reading, 'role' | 'families' | 'isAbbreviated' | 'isCompound'> {
  const words = foldWords(text);
  if (words.length === 0) return { role: undefined, families: [], isAbbreviated: false, isCompound: false };
  const { linker, reader, work } = vocabulary;
  const { functions, isFunction, isLevel } = work.read(words);
  const isAllFunction = words.every((_, place) => isFunction[place]! || isLevel[place]!);
  const others = synonyms.of('role', text);
  const key = [...words, ...others].join('\n');
  const role = vocabulary.role(key, () => readRole(text, reader, linker, { synonyms: others, isAllFunction }));
  const isAbbreviated = isAllFunction && words.length === 1 && words[0]!.length <= longestAbbreviation;
  const areNames = vocabulary.namesFamily(words.filter((_, place) => !isLevel[place]));
  const families =
    isAllFunction && role.level === 0 && (isAbbreviated || areNames) ? vocabulary.familiesOf(functions) : [];
  const isCompound = words.some((word, place) => !isFunction[place] && !isLevel[place] && linker.isCompound(word));
  return { role, families, isAbbreviated, isCompound };
}
