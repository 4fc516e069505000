import { inCapitals } from '@directory/contract';

/** Maximum length of a title on a card in characters, as specified. */
const titleLength = 50;

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Formats a title for the chart: in capitals, truncated to 50 characters with an ellipsis. */
export function cardTitle(title: string): { text: string; isCut: boolean } {
  const allCharacters = Array.from(characters.segment(inCapitals(title.trim())), ({ segment }) => segment);
  const text = allCharacters.slice(0, titleLength).join('').trimEnd();
  const isCut = allCharacters.length > titleLength;
  return { text: isCut ? `${text}…` : text, isCut };
}
