import type { InterfaceLanguage } from '@directory/contract';

/** Words that change before some values: French `de Anne` is `d’Anne`, Italian `il 8 nov` is `l’8 nov`. */
const elisions: { readonly [language in InterfaceLanguage]?: (before: string, value: string) => string } = {
  fr: (before, value) => (frenchVowel.test(value.normalize('NFD')) ? before.replace(frenchWord, '$1’') : before),
  it: (before, value) => (italianVowel.test(value) ? before.replace(italianWord, elided) : before),
};

const frenchWord = /(?<!\p{L})(d|qu)e $/iu;
/** `Yves`, but not `Yann`. Not `h`, since a silent one (Hélène) looks like an aspirated one (Hassan). */
const frenchVowel = /^(?:[aeiouœæ]|y[b-df-hj-np-tv-xz])/i;

const italianWord = /(?<!\p{L})(il|al|dal|del) $/iu;
/** The days of a month that begin with a vowel: `otto` and `undici`. */
const italianVowel = /^(?:8|11)(?!\d)/;
const elided = (_: string, article: string) => (article === 'il' ? 'l’' : `${article}l’`);

/** Replaces the `{{placeholders}}` of a text in a language by their values. */
export function fillIn(text: string, language: InterfaceLanguage, valueOf: (name: string) => string): string {
  const elide = elisions[language];
  let filled = '';
  let before = '';
  // Parts with an odd index are the names of placeholders.
  for (const [index, part] of text.split(/\{\{(\w+)\}\}/).entries()) {
    if (index % 2 === 0) {
      before = part;
      continue;
    }
    const value = valueOf(part);
    filled += (elide?.(before, value) ?? before) + value;
  }
  return filled + before;
}
