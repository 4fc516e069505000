import { WeightedDraw } from '../random.ts';
import { toPlain } from './plain-text.ts';

/** One form of a name, for men or for women. `native` is empty where the culture writes in Latin letters. */
export interface NameForm {
  latin: string;
  native: string;
  /** Latin without accents. */
  plain: string;
  /** Lower-case ASCII for mail addresses and web profiles. */
  address: string;
}

export interface Name {
  man: NameForm;
  woman: NameForm;
  nicknames: readonly string[];
  weight: number;
}

/** Derives the feminine form of a family name, in Latin and in native script. */
export type Feminine = (latin: string, native: string) => [latin: string, native: string];

function form(latin: string, native: string): NameForm {
  const plain = toPlain(latin);
  return {
    latin,
    native,
    plain,
    address: plain
      .toLowerCase()
      .replace(/ /g, '-')
      .replace(/[^a-z0-9-]/g, ''),
  };
}

const sameForWomen: Feminine = (latin, native) => [latin, native];

function name(token: string, feminine: Feminine): Name {
  const [, text = '', weight] = /^(.*?)(?::([\d.]+))?$/.exec(token) ?? [];
  const [names = '', natives = ''] = text.replaceAll('_', ' ').split('=');
  const [forms = '', ...nicknames] = names.split('~');
  const [man = '', woman] = forms.split('/');
  const [nativeMan = '', nativeWoman] = natives.split('/');
  const [latinWoman, womansNative] = woman === undefined ? feminine(man, nativeMan) : [woman, nativeWoman ?? nativeMan];
  return {
    man: form(man, nativeMan),
    woman: form(latinWoman, womansNative),
    nicknames,
    weight: weight === undefined ? Number.NaN : Number(weight),
  };
}

/** Names without a weight decrease by rank from the last known weight (Zipf's law), like family names. */
function withWeights(names: readonly Name[]): Name[] {
  let weight = 100;
  return names.map((entry, rank) => {
    weight = Number.isNaN(entry.weight) ? Math.min(weight, weight * ((rank + 6) / (rank + 7))) : entry.weight;
    return { ...entry, weight };
  });
}

function drawOf(names: readonly Name[]): WeightedDraw<Name> {
  return new WeightedDraw(
    names,
    names.map((entry) => entry.weight),
  );
}

/** Reads names in the notation of `CultureData`. */
export function nameList(text: string, feminine = sameForWomen): WeightedDraw<Name> {
  return drawOf(withWeights(text.split(/\s+/).map((token) => name(token, feminine))));
}

function afterStem(stem: string, ending: string): string {
  const last = stem.at(-1) ?? '';
  return last === ending[0] && /\p{L}/u.test(last) ? stem + ending.slice(1) : stem + ending;
}

/** Names composed of two parts: rarer family names, and given names of two characters. */
export function madeNames(stems: string, endings: string, feminine = sameForWomen): WeightedDraw<Name> {
  const parts = (text: string): [string, string][] =>
    text.split(/\s+/).map((token) => {
      const [latin = '', native = ''] = token.replaceAll('_', ' ').split('=');
      return [latin, native];
    });
  const made = new Map<string, Name>();
  for (const [stem, nativeStem] of parts(stems)) {
    for (const [ending, nativeEnding] of parts(endings)) {
      const latin = nativeStem === '' ? afterStem(stem, ending) : stem + ending;
      const native = nativeStem + nativeEnding;
      const [woman, nativeWoman] = feminine(latin, native);
      made.set(latin + native, {
        man: form(latin, native),
        woman: form(woman, nativeWoman),
        nicknames: [],
        weight: 1 / (made.size + 8),
      });
    }
  }
  return drawOf(Array.from(made.values()));
}
