const scripts = [
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Armenian',
  'Georgian',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Han',
  'Thai',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Sinhala',
].map((name) => ({ name, letters: new RegExp(`\\p{Script=${name}}`, 'u') }));

/** Unicode name of the script of a text; Latin when it contains no other. Kana come before Han, since Japanese mixes them. */
export function scriptName(text: string): string {
  return scripts.find(({ letters }) => letters.test(text))?.name ?? 'Latin';
}
