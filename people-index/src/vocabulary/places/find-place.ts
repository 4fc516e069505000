import { fold, foldWords } from '../../language/fold.ts';
import type { Segment } from '../../segment/segment.ts';
import { countriesAmong, countriesOfValues, isKnownCountry, severalCountries } from '../../segment/value-countries.ts';
import { valuesHolding } from '../lookup/attribute-values.ts';
import { isNameWord } from '../lookup/indexed-words.ts';
import { isLittleWord } from '../words/stop-words.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Place } from './place-book.ts';

/** Codes of countries, and a name of Chad, that are abbreviations of work, too: before another word they are these (`QA engineer`). */
const workCodes: ReadonlySet<string> = new Set(
  'CAD AI AM BA BI CA CM GM IR KM MD ML PA PM PR PS QA SC SE TL'.split(' '),
);

/** A text that may be the code of a country, as typed; '' for none. */
export function codeIn(text: string, isLast: boolean): string {
  return isWorkCode(text, isLast) ? '' : text;
}

/** Whether a text is an abbreviation of work before another word. */
export function isWorkCode(text: string, isLast: boolean): boolean {
  return !isLast && workCodes.has(text);
}

export interface PlaceReaders extends Lexicon {
  readonly segments: readonly Segment[];
}

/** A shorter name of a region is the code of one, or another word. */
const shortestState = 3;
/** Languages whose articles and prepositions are no places. */
const placeLanguages = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt'];
/** Between a city and a site. */
const nameOfSite = /\s[-–—]\s|,\s/;
/** Members of a group that its label names. */
const maxNamed = 3;

/**
 * A country, region or city by its name in any language, or a city of the company.
 *
 * @param folded the name
 * @param code the name as typed, if it may be the code of a country
 */
export function placeNamed(folded: string, code: string, readers: PlaceReaders): Place | undefined {
  const { vocabulary, segments } = readers;
  const { places, work } = vocabulary;
  const known = places.find(folded);
  const isMeant = known !== undefined && (known.isDoubtful !== true || mayBeMeant(known, folded, readers));
  if (isMeant && known.kind === 'city') return cityMeant(known, folded, readers);
  if (isMeant) return areaMeant(known, folded, readers);
  const coded = code === '' || work.read([folded]).functions.length > 0 ? undefined : places.findCode(code);
  // Others are abbreviations of something else: DGA is no Diego Garcia.
  const country = coded !== undefined && isAnybodyAt(coded, readers) ? coded : undefined;
  return country ?? companyCity(folded, segments) ?? companyState(folded, readers) ?? companySite(folded, segments);
}

/** Whether a name that may be another word is that of a place: somebody is there, or nobody is called so and no work either. */
function mayBeMeant(known: Place, folded: string, readers: PlaceReaders): boolean {
  if (isLittle(folded)) return false;
  if (readers.segments.some((segment) => isAnybodyIn(segment, known))) return true;
  const isName = isNameWord(folded, readers.segments);
  return !isName && !readers.vocabulary.linker.knowsWord(folded);
}

const isLittle = (word: string) => placeLanguages.some((language) => isLittleWord(word, language));

/** A country or a region, or the company's own region of that name where nobody is in the former: Georgia. */
function areaMeant(known: Place, folded: string, readers: PlaceReaders): Place {
  return isAnybodyAt(known, readers) ? known : (companyState(folded, readers) ?? known);
}

/** Whether somebody is in a country, region or city. */
export function isAnybodyAt(place: Place, { segments }: Pick<PlaceReaders, 'segments'>): boolean {
  const isUsed = (segment: Segment) =>
    isArea(place)
      ? place.countries.some((code) => segment.valuesOf('country', fold(code)).length > 0)
      : isAnybodyIn(segment, place);
  return segments.some(isUsed);
}

/** A region that people's records name, in the words of the records. */
function companyState(folded: string, { vocabulary, segments }: PlaceReaders): Place | undefined {
  for (const segment of segments) {
    const [value] = segment.valuesOf('state', folded);
    if (value === undefined) continue;
    const isWord = !folded.includes(' ') && (isLittle(folded) || vocabulary.linker.knowsWord(folded));
    if (isWord || folded.length < shortestState) return undefined;
    return { kind: 'region', label: segment.data.attributes.state.texts[value]!, countries: [], states: [folded] };
  }
  return undefined;
}

/** A site by its name of several words, without the city before it: `Metz - Tour Boréale`. */
function companySite(folded: string, segments: readonly Segment[]): Place | undefined {
  const words = folded.split(' ');
  if (words.length === 1) return undefined;
  for (const segment of segments) {
    const { texts } = segment.data.attributes.site;
    for (const value of valuesHolding(segment, 'site', words)) {
      const label = [texts[value]!, ...texts[value]!.split(nameOfSite)].find((own) => fold(own) === folded);
      if (label !== undefined) return { ...siteOf(folded), label };
    }
  }
  return undefined;
}

/**
 * A city that is known by a name, or the company's own one of that name in another country: where nobody is in the former, and beside it where it is called otherwise.
 * Valence is Valencia in other languages, and a city in France.
 */
function cityMeant(known: Place, folded: string, readers: PlaceReaders): Place {
  const { segments } = readers;
  const isUsed = segments.some((segment) => isAnybodyIn(segment, known));
  if (isUsed && fold(known.label) === folded) return known;
  const own = companyCity(folded, segments);
  if (!isUsed) return own ?? companyState(folded, readers) ?? known;
  if (own === undefined || !isElsewhere(own, known, segments)) return known;
  const label = `${own.label}, ${known.label}`;
  return { ...known, label, cities: [...known.cities!, folded], members: [known, own] };
}

/** Whether people are in a city of the company that is in another country than the known one. */
function isElsewhere({ cities }: Place, { countries }: Place, segments: readonly Segment[]): boolean {
  return segments.some((segment) => {
    const others = segment.data.attributes.country.texts.filter(
      (code) => isKnownCountry(code) && !countries.includes(code.toUpperCase()),
    );
    return isAnybodyIn(segment, { countries: others, cities }, true);
  });
}

/** Names of cities and regions in some countries, or anywhere. */
type NamedIn = Pick<Place, 'countries'> & {
  readonly cities?: readonly string[] | undefined;
  readonly states?: readonly string[] | undefined;
};

/** Whether the city or region of somebody has one of the names, in one of the countries or, unless that is to be known, in none. */
function isAnybodyIn(segment: Segment, { countries, cities = [], states = [] }: NamedIn, isKnown = false): boolean {
  const { country } = segment.data.attributes;
  const isThere = isKnown ? countriesAmong(segment, countries).slice() : countriesAmong(segment, countries);
  if (isKnown) country.texts.forEach((code, place) => isKnownCountry(code) || (isThere[place] = 0));
  const isHeld = (field: 'city' | 'state') => (value: number) => {
    const countryOf = countriesOfValues(segment, field);
    const { starts, items } = segment.data.attributes[field].rows;
    const own = countryOf[value]!;
    if (own !== severalCountries && isThere[own] !== 1) return false;
    for (let place = starts[value]!; place < starts[value + 1]!; place++) {
      const row = items[place]!;
      if (isThere[country.column[row]!] === 1 && !segment.isRemoved(row)) return true;
    }
    return false;
  };
  return (
    cities.some((name) => segment.valuesOf('city', name).some(isHeld('city'))) ||
    states.some((name) => segment.valuesOf('state', name).some(isHeld('state')))
  );
}

interface NamedPlace {
  readonly place: Place;
  readonly folded: string;
}

/** Whether a place is one or several whole countries. */
export function isArea({ cities, states, site, members }: Place): boolean {
  return (cities ?? states ?? site ?? members) === undefined;
}

/**
 * The places that are meant, of which people are in each. A city beside a country or a region that it is not known to be in is that of its name there: `Valencia
 * Venezuela` is not the city in Spain. Of places that nobody can be in at once, people are in any: `UK & Ireland`, `Paris Lyon`.
 */
export function placesMeant(named: readonly NamedPlace[]): Place[] {
  const countries = named.flatMap(({ place }) => (isArea(place) ? place.countries : []));
  const all = named.map(({ place, folded }) => inCountries(place, folded, countries));
  const met: Place[] = [];
  for (const kind of ['area', 'state', 'city', 'other'] as const) {
    const own = all.filter((place) => extentOf(place) === kind);
    const [first, ...more] = own;
    if (first === undefined) continue;
    const isApart =
      kind !== 'other' && more.length > 0 && own.every((one) => own.every((other) => areApart(one, other)));
    if (isApart)
      met.push({ kind: first.kind, label: own.map(({ label }) => label).join(', '), countries: [], members: own });
    else met.push(...own);
  }
  return met;
}

/** A city that is in none of some countries as the one of that name there. @param countries none where no country is named */
export function inCountries(place: Place, folded: string, countries: readonly string[]): Place {
  const isCity = place.kind === 'city' && countries.length > 0;
  if (!isCity || place.countries.some((country) => countries.includes(country))) return place;
  return { kind: 'city', label: place.label, countries, cities: [folded] };
}

function extentOf(place: Place): 'area' | 'state' | 'city' | 'other' {
  if (isArea(place)) return 'area';
  if (place.members !== undefined || place.site !== undefined) return 'other';
  return place.kind === 'city' ? 'city' : 'state';
}

/** Whether nobody is in both: two countries, two cities, or two regions. The same region may have two names. */
function areApart(one: Place, other: Place): boolean {
  if (one === other) return true;
  const share = (own: readonly string[] = [], others: readonly string[] = []) =>
    own.some((name) => others.includes(name));
  if (isArea(one)) return !share(one.countries, other.countries);
  return !share(one.cities, other.cities) && !share(one.states, other.states);
}

/** What the company has a word for: a place, a site, or several of them. A word that is a place by itself is no more than that. */
export function ownPlace(folded: string, readers: PlaceReaders): Place | undefined {
  const others = readers.synonyms.of('place', folded);
  if (others.length === 0 || placeNamed(folded, '', readers) !== undefined) return undefined;
  const members = others.flatMap((other) => placeNamed(fold(other), '', readers) ?? siteNamed(other, readers) ?? []);
  const own = siteNamed(folded, readers);
  const [first, ...more] = own === undefined ? members : [...members, own];
  if (first === undefined || more.length === 0) return first;
  const labels = [...new Set([first, ...more].map(({ label }) => label))];
  const label = labels.slice(0, maxNamed).join(', ') + (labels.length > maxNamed ? ', …' : '');
  return { kind: 'region', label, countries: [], members: [first, ...more] };
}

/** Sites and cities whose names hold the words; undefined for none. */
function siteNamed(text: string, { segments }: PlaceReaders): Place | undefined {
  const site = siteOf(text);
  const isHeld = segments.some((segment) =>
    (['site', 'city'] as const).some((field) => valuesHolding(segment, field, site.site).length > 0),
  );
  return isHeld ? site : undefined;
}

/** A place of which nothing is known but the words. */
export function siteOf(text: string): Place & { readonly site: readonly string[] } {
  return { kind: 'site', label: text, countries: [], site: foldWords(text) };
}

function companyCity(folded: string, segments: readonly Segment[]): Place | undefined {
  for (const segment of segments) {
    const [value] = segment.valuesOf('city', folded);
    if (value === undefined) continue;
    return { kind: 'city', label: segment.data.attributes.city.texts[value]!, countries: [], cities: [folded] };
  }
  return undefined;
}
