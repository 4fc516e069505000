const narrow = '\u202F';
const space = '\u00A0';

/** Makes special spaces visible in the message of a failing test. */
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
  // Only a colon at the end of a clause has a space before it, unlike the colons in `https://x.com` and `14:05`.
  { languages: 'fr', fault: /(?<!\u00A0):(?=\s|$)/, rule: 'U+00A0 goes before :' },
  { languages: 'fr', fault: /[\d}] (?:Mo|Go|%|minutes?|jours?)/, rule: 'U+00A0 goes between a number and its unit' },
];

/** Describes the typographic rules of the language that a text breaks. */
export function typographyFaults(language: string, text: string): string[] {
  return rules
    .filter(({ languages, fault }) => languages.split(' ').includes(language) && fault.test(text))
    .map(({ rule }) => `${rule}: ${visible(text)}`);
}
