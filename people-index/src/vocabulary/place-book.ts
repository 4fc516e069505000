import { fold } from '../language/fold.ts';
import { cityNames } from './data/cities.ts';
import { countryWords, regionNames } from './data/regions.ts';

/** What a place is, as conditions on the fields of a person. */
export interface Place {
  readonly kind: 'country' | 'city' | 'region' | 'site';
  readonly label: string;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Names of the cities, folded; absent where all people of the countries are meant. */
  readonly cities?: readonly string[];
  /** Folded words of the name of a site or a city, instead. */
  readonly site?: readonly string[];
  /** Places of which it is any, instead: a group that the company has a word for. */
  readonly members?: readonly Place[];
}

const keys = new WeakMap<Place, string>();

/** All that tells a place from another one, as a text. */
export function keyOfPlace(place: Place): string {
  let key = keys.get(place);
  if (key === undefined) {
    const { countries, cities, site, members } = place;
    keys.set(place, (key = JSON.stringify([countries, cities, site, members?.map(keyOfPlace)])));
  }
  return key;
}

/** Languages whose names of countries are read. */
const languages = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'pl', 'ro', 'sv', 'cs', 'hu'];
const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place));

/** Words in the name of a place, at most. */
export const mostPlaceWords = 5;

/** Finds places by their names in any of the languages. */
export class PlaceBook {
  readonly #places = new Map<string, Place>();
  readonly #words = new Set<string>();
  readonly #countries = new Map<string, Place>();

  constructor() {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    const codes = letters
      .flatMap((one) => letters.map((other) => one + other))
      .filter((code) => isCurrent(code) && names.of(code));
    const countries = this.#countries;
    for (const code of codes) countries.set(code, { kind: 'country', label: names.of(code)!, countries: [code] });
    for (const language of languages) {
      for (const style of ['long', 'short'] as const) {
        const own = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
        for (const [code, country] of countries) this.#add(own.of(code) ?? '', country);
      }
    }
    for (const line of countryWords.trim().split('\n')) {
      const [code = '', words = ''] = line.split(': ');
      for (const word of words.split(' ')) this.#add(word.replaceAll('-', ' '), countries.get(code)!);
    }
    for (const [own, codesOf, cities] of regionNames)
      this.#addRegion(own.split('|'), codesOf.split(' '), cities?.split('|'));
    for (const line of cityNames.trim().split('\n')) {
      const country = line.slice(0, 2);
      const own = line.slice(3).split('|');
      const place: Place = { kind: 'city', label: own[0]!, countries: [country], cities: own.map(fold) };
      for (const name of own) this.#add(name, place);
    }
  }

  #addRegion(names: readonly string[], countries: readonly string[], cities: readonly string[] | undefined): void {
    const region = { kind: 'region' as const, label: names[0]!, countries };
    const place = cities === undefined ? region : { ...region, cities: cities.map(fold) };
    for (const name of names) this.#add(name, place);
  }

  #add(name: string, place: Place): void {
    const key = fold(name);
    if (key.length < 2 || (key.length < 3 && key !== 'uk')) return;
    const known = this.#places.get(key);
    // A country keeps its name, and the first of two cities.
    if (known !== undefined) return;
    this.#places.set(key, place);
    for (const word of key.split(' ')) this.#words.add(word);
  }

  /** Whether a word is one of the name of a place. @param word folded */
  hasWord(word: string): boolean {
    return this.#words.has(word);
  }

  /** @param name folded */
  find(name: string): Place | undefined {
    return this.#places.get(name);
  }

  /** A country by its code, which is written in capitals: `DE`, as `de` is a word. */
  findCode(text: string): Place | undefined {
    if (!/^[A-Z]{2}$/.test(text)) return undefined;
    return this.#countries.get(text);
  }
}

/** Codes that CLDR has names for, but are no countries. */
const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN']);

/** Not a code of a country that has another one now, such as `DD`. */
function isCurrent(code: string): boolean {
  if (noCountries.has(code)) return false;
  return new Intl.Locale(`und-${code}`).region === code && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}
