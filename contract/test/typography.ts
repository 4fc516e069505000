const narrow = '\u202F';
const space = '\u00A0';

/** Characters as a failing test shows them: `\u202F` and `\u00A0` look like any other space. */
function visible(text: string): string {
  return text.replaceAll(narrow, '[U+202F]').replaceAll(space, '[U+00A0]');
}

const rules: readonly { languages: string; fault: RegExp; rule: string }[] = [
  { languages: 'en fr it es nl pt', fault: /'/, rule: 'apostrophes are ’' },
  { languages: 'en fr it es nl pt', fault: /"/, rule: 'quotation marks are typographic' },
  { languages: 'en fr it es nl pt', fault: /\.\.\./, rule: 'an ellipsis is …' },
  { languages: 'en it es nl pt', fault: /\s[:;!?]/, rule: 'no space goes before : ; ! ?' },
  { languages: 'fr', fault: /(?<!\u202F)[;!?»]/, rule: 'U+202F goes before ; ! ? »' },
  { languages: 'fr', fault: /«(?!\u202F)/, rule: 'U+202F follows «' },
  // `https://x.com` and `14:05` have no space: only a colon that ends a clause has one.
  { languages: 'fr', fault: /(?<!\u00A0):(?=\s|$)/, rule: 'U+00A0 goes before :' },
  { languages: 'fr', fault: /[\d}] (?:Mo|Go|%|minutes?|jours?)/, rule: 'U+00A0 goes between a number and its unit' },
];

/** Where a text breaks the typographic rules of its language; empty when it keeps them. Interpolations are left alone. */
export function typographyFaults(language: string, text: string): string[] {
  return rules
    .filter(({ languages, fault }) => languages.split(' ').includes(language) && fault.test(text))
    .map(({ rule }) => `${rule}: ${visible(text)}`);
}
