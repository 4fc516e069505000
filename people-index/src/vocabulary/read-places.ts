import { fold, foldWords } from '../language/fold.ts';
import type { Segment } from '../segment/segment.ts';
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
  if (known !== undefined) return known;
  const country = code === '' || work.read([folded]).functions.length > 0 ? undefined : places.findCode(code);
  return country ?? companyCity(folded, segments);
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
