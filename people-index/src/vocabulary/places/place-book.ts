import { fold } from '../../language/fold.ts';
import { cityNames } from '../data/cities.ts';
import cldr from '../data/cldr-places.json' with { type: 'json' };
import { countryWords, regionNames } from '../data/regions.ts';
import { stateNames } from '../data/states.ts';
import { countryAdjectiveForms } from './inflected-adjectives.ts';
import { formsOf } from './country-name-forms.ts';
import { type PlaceSpellings, placeSpellings } from './place-spellings.ts';

/** A place, defined by conditions on the fields of a person. */
export interface Place {
  readonly kind: 'country' | 'city' | 'region' | 'site';
  readonly label: string;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Names of the cities, folded; absent if everybody in the countries matches. */
  readonly cities?: readonly string[];
  /** Names of the region in people's records, folded. A person matches by one of these or by one of the cities. */
  readonly states?: readonly string[];
  /** Whether the name may also be another word. It is only read as a place if somebody is there or nobody has that name. */
  readonly isAmbiguous?: true;
  /**
   * Whether the name is an inflected adjective that may be a person's name, as which it is then read unless it is next
   * to a word for work: `Francesi`.
   */
  readonly isAdjective?: true;
  /** Used instead of the other conditions: folded words that the name of a site or a city contains. */
  readonly site?: readonly string[];
  /** Used instead of the other conditions: alternatives, such as the members of a group for which the company has a word. */
  readonly members?: readonly Place[];
}

const keys = new WeakMap<Place, string>();

/** A cache key: equal for places with the same conditions. */
export function keyOfPlace(place: Place): string {
  let key = keys.get(place);
  if (key === undefined) {
    const { countries, cities, states, site, members } = place;
    keys.set(place, (key = JSON.stringify([countries, cities, states, site, members?.map(keyOfPlace)])));
  }
  return key;
}

/** Languages in which the names of countries are known. */
const languages = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'pl', 'ro', 'sv', 'cs', 'hu'];
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** Maximum number of words of a place that only the company knows. */
export const maxPlaceWords = 5;

/** A company's own names for a country. */
export interface CountryLabels {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** May be in the form of the ISO list: `Korea (the Republic of)`. */
  readonly labels: readonly string[];
}

/** Countries, regions and cities by their names in all languages. */
export class PlaceBook {
  readonly #places = new Map<string, Place>();
  readonly #words = new Set<string>();
  readonly #countries = new Map<string, Place>();
  #spellings: PlaceSpellings | undefined;
  /** Number of words of the longest name, by its first word. */
  readonly #longest = new Map<string, number>();

  /** @param companyCountries the company's names of countries */
  constructor(companyCountries: readonly CountryLabels[] = []) {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    const codes = letters
      .flatMap((one) => letters.map((other) => one + other))
      .filter((code) => isCurrent(code) && names.of(code));
    const countries = this.#countries;
    for (const code of codes) countries.set(code, { kind: 'country', label: names.of(code)!, countries: [code] });
    for (const language of languages) {
      for (const style of ['long', 'short'] as const) {
        const namesIn = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
        for (const [code, country] of countries) this.#add(namesIn.of(code) ?? '', country);
      }
    }
    for (const [code, variants] of Object.entries(cldr.countries))
      for (const name of variants) this.#add(name, countries.get(code)!);
    for (const line of countryWords.trim().split('\n')) {
      const [code = '', words = ''] = line.split(': ');
      for (const word of words.split(' ')) this.#add(word.replaceAll('-', ' '), countries.get(code)!);
    }
    for (const [code, forms] of formsOf(companyCountries)) {
      const country = countries.get(code);
      if (country !== undefined) for (const name of forms) this.#add(name, country);
    }
    for (const [regions, codesOf, cities] of regionNames)
      this.#addRegion(regions.split('|'), (groups[codesOf] ?? codesOf).split(' '), cities?.split('|'));
    for (const [code, codesOf] of Object.entries(cldr.groups)) this.#addGroup(code, codesOf.split(' '));
    for (const line of cityNames.trim().split('\n')) this.#addCity(line);
    for (const line of cldr.cities) this.#addCity(line, true);
    for (const line of stateNames.trim().split('\n')) this.#addState(line);
    for (const { form, place, isPlain } of countryAdjectiveForms()) {
      const namedPlace = countries.get(place) ?? this.find(fold(place))!;
      this.#add(form, isPlain ? namedPlace : { ...namedPlace, isAdjective: true });
    }
  }

  /** @param line `FR Paris|París|Parigi` */
  #addCity(line: string, isAmbiguous?: true): void {
    const country = line.slice(0, 2);
    const names = line.slice(3).split('|');
    const isSame = (known: Place | undefined) => known?.kind === 'city' && known.countries[0] === country;
    const known = names.map((name) => this.find(fold(name))).find(isSame);
    if (known !== undefined && isAmbiguous) {
      const cities = [...new Set([...known.cities!, ...names.map(fold)])];
      const place = { ...known, cities };
      for (const name of cities) if (this.find(name) === known) this.#places.set(name, place);
      for (const name of names) this.#add(name, place);
      return;
    }
    const place: Place = {
      kind: 'city',
      label: names[0]!,
      countries: [country],
      cities: names.map(fold),
      ...(isAmbiguous && { isAmbiguous }),
    };
    for (const name of names) this.#add(name, place);
  }

  /** @param line `DE NW Nordrhein-Westfalen|NRW`; names after `=` occur in records but are not searchable */
  #addState(line: string): void {
    const [country = '', code = '', ...rest] = line.split(' ');
    const all = rest.join(' ').split('|');
    const states = [...all.map((name) => name.replace('=', '')), ...(code === '-' ? [] : [code])].map(fold);
    const place: Place = { kind: 'region', label: all[0]!, countries: [country], states, isAmbiguous: true };
    for (const name of all) if (!name.startsWith('=')) this.#add(name, place);
  }

  /** Adds a UN region by its names in all languages, merged with a known region of the same English name. @param code UN M.49 */
  #addGroup(code: string, countries: readonly string[]): void {
    const nameIn = (language: string) =>
      new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
        .of(code)
        ?.split(additionSeparator, 1)[0] ?? '';
    const english = nameIn('en');
    // `Northern Africa`.
    const short = english.replace('ern ', ' ');
    const isRegion = (place: Place | undefined) => place?.kind === 'region';
    const known = [english, short].map((name) => this.find(fold(name))).find(isRegion);
    const place = known ?? { kind: 'region', label: english, countries };
    for (const name of [short, ...[...languages, 'pt-PT'].map(nameIn)]) this.#add(name, place);
  }

  #addRegion(names: readonly string[], countries: readonly string[], cities: readonly string[] | undefined): void {
    const region = { kind: 'region' as const, label: names[0]!, countries };
    const place = cities === undefined ? region : { ...region, cities: cities.map(fold), states: names.map(fold) };
    for (const name of names) this.#add(name, place);
  }

  #add(name: string, place: Place): void {
    const key = fold(name);
    if (key.length < 2 || (key.length < 3 && key !== 'uk')) return;
    const known = this.#places.get(key);
    // The first entry wins: countries were added first, and of two cities the first in the list.
    if (known !== undefined) return;
    this.#places.set(key, place);
    const words = key.split(' ');
    for (const word of words) this.#words.add(word);
    this.#longest.set(words[0]!, Math.max(words.length, this.#longest.get(words[0]!) ?? 0));
  }

  /** Whether a word occurs in the name of a place. @param word folded */
  hasWord(word: string): boolean {
    return this.#words.has(word);
  }

  /** Number of words of the longest name that begins with a word; 0 for none. @param word folded */
  longestFrom(word: string): number {
    return this.#longest.get(word) ?? 0;
  }

  /** A term dictionary of all names without spaces, for typo matching: `saopaulo`. */
  get spellings(): PlaceSpellings {
    return (this.#spellings ??= placeSpellings(this.#places.keys()));
  }

  /** @param name folded */
  find(name: string): Place | undefined {
    return this.#places.get(name);
  }

  /** Finds a country by its ISO code of two or three capitals, or the European Union: `DE`, but not `de`, which is a word. */
  findCode(text: string): Place | undefined {
    if (!/^[A-Z]{2,3}$/.test(text)) return undefined;
    if (unionCodes.has(text)) return this.find(union);
    return this.#countries.get(text.length === 2 ? text : (alpha3.get(text) ?? ''));
  }
}

const groups: Readonly<Record<string, string>> = cldr.groups;
const alpha3 = new Map(cldr.alpha3.split(',').map((pair) => pair.split(' ') as [string, string]));
/** Separator in front of an addition to a name: `Ameryka Północna (USA, Kanada)`. */
const additionSeparator = ' (';
const union = 'european union';
const unionCodes: ReadonlySet<string> = new Set(['EU', 'UE']);

/** Whether a text is an ISO 3166-1 alpha-3 code or a code of the European Union. */
export function isClearCode(text: string): boolean {
  return alpha3.has(text) || unionCodes.has(text);
}

/** Codes that have names in CLDR but are not countries. */
const notCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN']);

/** Whether a code is that of a country and not an obsolete one, such as `DD`, that has been replaced by another. */
function isCurrent(code: string): boolean {
  if (notCountries.has(code)) return false;
  return new Intl.Locale(`und-${code}`).region === code && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}
