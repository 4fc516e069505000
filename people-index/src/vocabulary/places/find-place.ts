import { fold, foldWords } from '../../language/fold.ts';
import type { Segment } from '../../segment/segment.ts';
import { countriesAmong, countriesOfValues, isCountryCode, severalCountries } from '../../segment/value-countries.ts';
import { valuesWithAllWords } from '../lookup/attribute-values.ts';
import { isNameWord } from '../lookup/indexed-words.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { IndexedLexicon } from '../lexicon.ts';
import type { Place } from './place-book.ts';

/**
 * Country codes, and one name of Chad, that are also abbreviations for work. In front of another word they are read as
 * work: `QA engineer`.
 */
const workAbbreviations: ReadonlySet<string> = new Set(
  'CAD AI AM BA BI CA CM GM IR KM MD ML PA PM PR PS QA SC SE TL'.split(' '),
);

/** Returns the text if it may be the code of a country, otherwise ''. */
export function codeUnlessWork(text: string, isLast: boolean): string {
  return isWorkAbbreviation(text, isLast) ? '' : text;
}

/** Whether a text is an abbreviation for work in front of another word. */
export function isWorkAbbreviation(text: string, isLast: boolean): boolean {
  return !isLast && workAbbreviations.has(text);
}

/** Minimum length of the name of a region in people's records; a shorter text is a code or another word. */
const shortestState = 3;
/** Languages whose stop words are never read as places. */
const placeLanguages = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt'];
/** Separator between the city and the rest of a site's name. Matches in `Metz - Tour`; does not match in `Saint-Denis`. */
const citySeparator = /\s[-–—]\s|,\s/;
/** Maximum number of members that the label of a group lists. */
const maxListed = 3;

/** Matches `st` in "st denis" and "mont st martin"; not in "steel". */
const abbreviatedSaint = /(?<![^ ])(st|ste)(?= )/g;

/**
 * Finds a country, region or city by its name in any language, or a city, region or site of the company. `St Denis` is Saint-Denis.
 *
 * @param folded the name
 * @param code the name as typed if it may be the code of a country, otherwise ''
 */
export function findPlace(folded: string, code: string, context: IndexedLexicon): Place | undefined {
  const place = findByName(folded, code, context);
  if (place !== undefined || !folded.includes('st')) return place;
  const name = folded.replace(abbreviatedSaint, (abbreviation) => (abbreviation === 'st' ? 'saint' : 'sainte'));
  return name === folded ? undefined : findByName(name, code, context);
}

function findByName(folded: string, code: string, context: IndexedLexicon): Place | undefined {
  const { vocabulary, segments } = context;
  const { places, work } = vocabulary;
  const known = places.find(folded);
  const isKnownPlace = known !== undefined && isLikelyPlace(known, folded, context);
  if (isKnownPlace && known.kind === 'city') return resolveCity(known, folded, context);
  if (isKnownPlace) return resolveArea(known, folded, context);
  const coded = code === '' || work.read([folded]).functions.length > 0 ? undefined : places.findCode(code);
  // A code of a country without people is an abbreviation of something else: DGA is not Diego Garcia.
  const country = coded !== undefined && isAnybodyAt(coded, context) ? coded : undefined;
  return country ?? companyCity(folded, segments) ?? companyState(folded, context) ?? companySite(folded, segments);
}

/**
 * Whether the name of a place means it. The name of a city in which nobody is may be a person's: Kobe, Colombo. A name
 * that may be another word is not a word for work either.
 */
function isLikelyPlace(known: Place, folded: string, context: IndexedLexicon): boolean {
  const isAmbiguous = known.isAmbiguous === true;
  if (!isAmbiguous && known.kind !== 'city') return true;
  if (isAmbiguous && isAnyStopWord(folded)) return false;
  if (context.segments.some((segment) => isAnybodyIn(segment, known))) return true;
  return !isNameWord(folded, context.segments) && !(isAmbiguous && context.vocabulary.knownWords.has(folded));
}

const isAnyStopWord = (word: string) => placeLanguages.some((language) => isStopWord(word, language));

/** Returns a country or region, or, if nobody is there, the region of that name in people's records: Georgia. */
function resolveArea(known: Place, folded: string, context: IndexedLexicon): Place {
  return isAnybodyAt(known, context) ? known : (companyState(folded, context) ?? known);
}

/** Whether somebody is in a country, region or city. */
export function isAnybodyAt(place: Place, { segments }: Pick<IndexedLexicon, 'segments'>): boolean {
  const isUsed = (segment: Segment) =>
    isArea(place)
      ? place.countries.some((code) => segment.valuesOf('country', fold(code)).length > 0)
      : isAnybodyIn(segment, place);
  return segments.some(isUsed);
}

/** A region by its name in people's records. */
function companyState(folded: string, { vocabulary, segments }: IndexedLexicon): Place | undefined {
  for (const segment of segments) {
    const [value] = segment.valuesOf('state', folded);
    if (value === undefined) continue;
    const isWord = !folded.includes(' ') && (isAnyStopWord(folded) || vocabulary.knownWords.has(folded));
    if (isWord || folded.length < shortestState) return undefined;
    return { kind: 'region', label: segment.data.attributes.state.texts[value]!, countries: [], states: [folded] };
  }
  return undefined;
}

/** A site by its name of several words, with or without the city in front: `Tour Boréale` or `Metz - Tour Boréale`. */
function companySite(folded: string, segments: readonly Segment[]): Place | undefined {
  const words = folded.split(' ');
  if (words.length === 1) return undefined;
  for (const segment of segments) {
    const { texts } = segment.data.attributes.site;
    for (const value of valuesWithAllWords(segment, 'site', words)) {
      const label = [texts[value]!, ...texts[value]!.split(citySeparator)].find((name) => fold(name) === folded);
      if (label !== undefined) return { ...unknownPlace(folded), label };
    }
  }
  return undefined;
}

/**
 * Decides between a known city and a city of the company that has the same name in another country. If nobody is in the
 * known city, it is the company's. If the name is only a translation of the known city's, it is both: Valence is
 * Valencia in other languages, and a city in France.
 */
function resolveCity(known: Place, folded: string, context: IndexedLexicon): Place {
  const { segments } = context;
  const isUsed = segments.some((segment) => isAnybodyIn(segment, known));
  if (isUsed && fold(known.label) === folded) return known;
  const cityOfCompany = companyCity(folded, segments);
  if (!isUsed) return cityOfCompany ?? companyState(folded, context) ?? known;
  if (cityOfCompany === undefined || !isElsewhere(cityOfCompany, known, segments)) return known;
  const label = `${cityOfCompany.label}, ${known.label}`;
  return { ...known, label, cities: [...known.cities!, folded], members: [known, cityOfCompany] };
}

/** Whether people are in a city of the company outside the countries of the known one. */
function isElsewhere({ cities }: Place, { countries }: Place, segments: readonly Segment[]): boolean {
  return segments.some((segment) => {
    const others = segment.data.attributes.country.texts.filter(
      (code) => isCountryCode(code) && !countries.includes(code.toUpperCase()),
    );
    return isAnybodyIn(segment, { countries: others, cities }, true);
  });
}

/** Names of cities and regions in the given countries, or anywhere. */
type NamedIn = Pick<Place, 'countries'> & {
  readonly cities?: readonly string[] | undefined;
  readonly states?: readonly string[] | undefined;
};

/**
 * Whether a person is in a city or region with one of the names, in one of the countries.
 *
 * @param isKnown whether people whose country is unknown do not count
 */
function isAnybodyIn(segment: Segment, { countries, cities = [], states = [] }: NamedIn, isKnown = false): boolean {
  const { country } = segment.data.attributes;
  const isThere = isKnown ? countriesAmong(segment, countries).slice() : countriesAmong(segment, countries);
  if (isKnown) country.texts.forEach((code, index) => isCountryCode(code) || (isThere[index] = 0));
  const hasPerson = (field: 'city' | 'state') => (value: number) => {
    const countryOf = countriesOfValues(segment, field);
    const { starts, items } = segment.data.attributes[field].rows;
    const countryOfValue = countryOf[value]!;
    if (countryOfValue !== severalCountries && isThere[countryOfValue] !== 1) return false;
    for (let index = starts[value]!; index < starts[value + 1]!; index++) {
      const row = items[index]!;
      if (isThere[country.column[row]!] === 1 && !segment.isRemoved(row)) return true;
    }
    return false;
  };
  return (
    cities.some((name) => segment.valuesOf('city', name).some(hasPerson('city'))) ||
    states.some((name) => segment.valuesOf('state', name).some(hasPerson('state')))
  );
}

interface NamedPlace {
  readonly place: Place;
  readonly folded: string;
}

/** Whether a place consists of whole countries. */
export function isArea({ cities, states, site, members }: Place): boolean {
  return (cities ?? states ?? site ?? members) === undefined;
}

/**
 * Resolves the named places to conditions that all have to be met. A city that is named with a country it is not known
 * to be in becomes the city of that name there: `Valencia Venezuela` is not the city in Spain. Places that exclude each
 * other become alternatives: `UK & Ireland`, `Paris Lyon`.
 */
export function resolvePlaces(named: readonly NamedPlace[]): Place[] {
  const countries = named.flatMap(({ place }) => (isArea(place) ? place.countries : []));
  const all = named.map(({ place, folded }) => inCountries(place, folded, countries));
  const resolved: Place[] = [];
  for (const kind of ['area', 'state', 'city', 'other'] as const) {
    const ofKind = all.filter((place) => extentOf(place) === kind);
    const [first, ...more] = ofKind;
    if (first === undefined) continue;
    const isApart =
      kind !== 'other' && more.length > 0 && ofKind.every((one) => ofKind.every((other) => areApart(one, other)));
    if (isApart)
      resolved.push({
        kind: first.kind,
        label: ofKind.map(({ label }) => label).join(', '),
        countries: [],
        members: ofKind,
      });
    else resolved.push(...ofKind);
  }
  return resolved;
}

/** Replaces a city that is in none of the countries by the city of that name there. @param countries empty if the text names none */
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

/** Whether nobody can be in both: two countries, two cities, or two regions. Two names of one region share a name. */
function areApart(one: Place, other: Place): boolean {
  if (one === other) return true;
  const share = (names: readonly string[] = [], others: readonly string[] = []) =>
    names.some((name) => others.includes(name));
  if (isArea(one)) return !share(one.countries, other.countries);
  return !share(one.cities, other.cities) && !share(one.states, other.states);
}

/** The place, site or group of these that the company has a word for. A word that is already a place keeps its meaning. */
export function companyPlace(folded: string, context: IndexedLexicon): Place | undefined {
  const synonyms = context.synonyms.synonymsOf('place', folded);
  if (synonyms.length === 0 || findPlace(folded, '', context) !== undefined) return undefined;
  const members = synonyms.flatMap((other) => findPlace(fold(other), '', context) ?? findSite(other, context) ?? []);
  const site = findSite(folded, context);
  const [first, ...more] = site === undefined ? members : [...members, site];
  if (first === undefined || more.length === 0) return first;
  const labels = [...new Set([first, ...more].map(({ label }) => label))];
  const label = labels.slice(0, maxListed).join(', ') + (labels.length > maxListed ? ', …' : '');
  return { kind: 'region', label, countries: [], members: [first, ...more] };
}

/** The sites and cities whose names contain the words; undefined if there are none. */
function findSite(text: string, { segments }: IndexedLexicon): Place | undefined {
  const site = unknownPlace(text);
  const hasValue = segments.some((segment) =>
    (['site', 'city'] as const).some((field) => valuesWithAllWords(segment, field, site.site).length > 0),
  );
  return hasValue ? site : undefined;
}

/** An unknown place: the sites and cities whose names contain the words. */
export function unknownPlace(text: string): Place & { readonly site: readonly string[] } {
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
