/** How much of a title a card shows, in characters. */
export const titleLength = 50;

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A title as a card of the chart shows it: in capitals, at most `titleLength` characters, none of them cut in two. */
export function cardTitle(title: string): { text: string; isCut: boolean } {
  const whole = Array.from(characters.segment(title.trim().toLocaleUpperCase('en')), ({ segment }) => segment);
  return { text: whole.slice(0, titleLength).join('').trimEnd(), isCut: whole.length > titleLength };
}
