import { fold, foldWords } from '../language/fold.ts';
import type { Segment } from '../segment/segment.ts';
import { countriesAmong, countriesOfValues, isKnownCountry, severalCountries } from '../segment/value-countries.ts';
import { valuesHolding } from './attribute-values.ts';
import type { Place } from './place-book.ts';
import type { Synonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface PlaceReaders {
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
  readonly segments: readonly Segment[];
}

/** Members of a group that its label names. */
const mostNamed = 3;

/**
 * A country, region or city by its name in any language, or a city of the company.
 *
 * @param folded the name
 * @param code the name as typed, if it may be the code of a country
 */
export function placeNamed(folded: string, code: string, { vocabulary, segments }: PlaceReaders): Place | undefined {
  const { places, work } = vocabulary;
  const known = places.find(folded);
  if (known !== undefined) return known.kind === 'city' ? cityMeant(known, folded, segments) : known;
  const country = code === '' || work.read([folded]).functions.length > 0 ? undefined : places.findCode(code);
  return country ?? companyCity(folded, segments);
}

/**
 * A city that is known by a name, or the company's own one of that name in another country: where nobody is in the former, and beside it where it is called otherwise.
 * Valence is Valencia in other languages, and a city in France.
 */
function cityMeant(known: Place, folded: string, segments: readonly Segment[]): Place {
  const isUsed = segments.some((segment) => isAnybodyIn(segment, known));
  if (isUsed && fold(known.label) === folded) return known;
  const own = companyCity(folded, segments);
  if (own === undefined || (isUsed && !isElsewhere(own, known, segments))) return known;
  if (!isUsed) return own;
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

/** Whether the city of somebody has one of the names, in one of the countries or, unless that is to be known, in none. */
function isAnybodyIn(
  segment: Segment,
  { countries, cities = [] }: Pick<Place, 'countries'> & { readonly cities?: readonly string[] | undefined },
  isKnown = false,
): boolean {
  const { city, country } = segment.data.attributes;
  const { starts, items } = city.rows;
  const isThere = isKnown ? countriesAmong(segment, countries).slice() : countriesAmong(segment, countries);
  if (isKnown) country.texts.forEach((code, place) => isKnownCountry(code) || (isThere[place] = 0));
  const countryOf = countriesOfValues(segment, 'city');
  const isHeld = (value: number) => {
    const own = countryOf[value]!;
    if (own !== severalCountries && isThere[own] !== 1) return false;
    for (let place = starts[value]!; place < starts[value + 1]!; place++) {
      const row = items[place]!;
      if (isThere[country.column[row]!] === 1 && !segment.isRemoved(row)) return true;
    }
    return false;
  };
  return cities.some((name) => segment.valuesOf('city', name).some(isHeld));
}

/** Cities beside a country or a region that they are not known to be in: those of that name there. `Valencia Venezuela` is not the city in Spain. */
export function inNamedCountries(named: readonly { readonly place: Place; readonly folded: string }[]): Place[] {
  const isArea = ({ cities, site, members }: Place) => (cities ?? site ?? members) === undefined;
  const countries = named.flatMap(({ place }) => (isArea(place) ? place.countries : []));
  return named.map(({ place, folded }) => {
    const isCity = place.kind === 'city' && countries.length > 0;
    if (!isCity || place.countries.some((country) => countries.includes(country))) return place;
    return { kind: 'city', label: place.label, countries, cities: [folded] };
  });
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
  const label = labels.slice(0, mostNamed).join(', ') + (labels.length > mostNamed ? ', …' : '');
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
