import type { InterfaceLanguage } from '@directory/contract';
import { fillIn } from './fill-in.ts';
import { regionalTag, wordsTag } from './language.ts';
import type { MessageNamespace, Messages } from './messages.ts';

/** The keys of a namespace. The forms of a text that depends on a number (`people_one`, `people_other`) have one key (`people`). */
export type TextKey<Namespace extends MessageNamespace> = Namespace extends MessageNamespace
  ? Singular<Extract<keyof Messages[Namespace], string>>
  : never;

type Singular<Key extends string> = Key extends `${infer Counted}_${Intl.LDMLPluralRule}` ? Counted : Key;

/** Values that replace `{{name}}` in a text. `count` also selects the plural form, and is written as a number of the reader's region: `1,204`. */
export type TextValues = Readonly<Record<string, string | number>> & { readonly count?: number };

/** Returns the text for a key, or the key itself if there is none. */
export type Translate<Namespace extends MessageNamespace> = (key: TextKey<Namespace>, values?: TextValues) => string;

export type Texts = Readonly<Record<string, string>>;

/** Creates the translation function for the texts of a language, which may be loaded later. */
export function translateFrom(
  texts: () => Texts,
  language: InterfaceLanguage,
): (key: string, values?: TextValues) => string {
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const written = (name: string, value: string | number | undefined) => {
    if (name !== 'count' || typeof value !== 'number') return String(value ?? '');
    numbers ??= new Intl.NumberFormat(regionalTag(language));
    return numbers.format(value);
  };
  return (key, values) => {
    const found = texts();
    if (values === undefined) return found[key] ?? key;
    let text = found[key];
    if (values.count !== undefined) {
      plurals ??= new Intl.PluralRules(wordsTag(language));
      // French, Italian, Portuguese and Spanish have `_many` for whole millions, which few texts need.
      text = found[`${key}_${plurals.select(values.count)}`] ?? found[`${key}_other`] ?? text;
    }
    return fillIn(text ?? key, language, (name) => written(name, values[name]));
  };
}
