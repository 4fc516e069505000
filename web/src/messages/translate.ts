import type { InterfaceLanguage } from '@directory/contract';
import type { MessageNamespace, Messages } from './messages.ts';

/** The keys of a namespace. The forms of a text that depends on a number (`people_one`, `people_other`) have one key (`people`). */
export type TextKey<Namespace extends MessageNamespace> = Namespace extends MessageNamespace
  ? Singular<Extract<keyof Messages[Namespace], string>>
  : never;

type Singular<Key extends string> = Key extends `${infer Counted}_${Intl.LDMLPluralRule}` ? Counted : Key;

/** Put into a text in place of `{{name}}`. `count` also chooses the form of the text. */
export type TextValues = Readonly<Record<string, string | number>> & { readonly count?: number };

/** Returns a text of a namespace; the key where there is none. */
export type Translate<Namespace extends MessageNamespace> = (key: TextKey<Namespace>, values?: TextValues) => string;

export type Texts = Readonly<Record<string, string>>;

/** The function that returns the texts of a language. */
export function translateFrom(
  texts: () => Texts,
  language: InterfaceLanguage,
): (key: string, values?: TextValues) => string {
  let plurals: Intl.PluralRules | undefined;
  return (key, values) => {
    const found = texts();
    if (values === undefined) return found[key] ?? key;
    let text = found[key];
    if (values.count !== undefined) {
      plurals ??= new Intl.PluralRules(language);
      // French, Italian, Portuguese and Spanish have `_many` for whole millions, which few texts need.
      text = found[`${key}_${plurals.select(values.count)}`] ?? found[`${key}_other`] ?? text;
    }
    return (text ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
