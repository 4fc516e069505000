/** Longest title on a card, in characters, as the specification has it. */
const titleLength = 50;

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A title as the chart shows it: in capitals and cut to 50 characters, with an ellipsis where it is cut. */
export function cardTitle(title: string): { text: string; isCut: boolean } {
  const whole = Array.from(characters.segment(title.trim().toLocaleUpperCase('en')), ({ segment }) => segment);
  const text = whole.slice(0, titleLength).join('').trimEnd();
  const isCut = whole.length > titleLength;
  return { text: isCut ? `${text}…` : text, isCut };
}
