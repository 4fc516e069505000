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

/** The script of a text by Unicode's name, Latin when it holds no other. Kana count before Han, since Japanese mixes them. */
export function scriptName(text: string): string {
  return scripts.find(({ letters }) => letters.test(text))?.name ?? 'Latin';
}
