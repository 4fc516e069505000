import { Interner } from '../columns/interner.ts';
import { longestToken, type TokenTable, tokenTable } from '../columns/token-dictionary.ts';
import { columnFor, groupItems } from '../columns/typed-columns.ts';
import { foldWords } from '../language/fold.ts';
import type { PeopleIntake } from './people-intake.ts';
import { type AttributeField, attributeFields, type AttributeTable, type Lists } from './segment-data.ts';

/** The distinct values of each field with their rows, and the words of all values. */
export function attributeTables(
  intake: PeopleIntake,
  arrivals: Uint32Array,
): { attributes: Record<AttributeField, AttributeTable>; attributeTokens: TokenTable; attributeValues: Lists } {
  const rows = arrivals.length;
  const words = new Interner();
  const wordsOfValues: (readonly number[])[] = [];
  const attributes = {} as Record<AttributeField, AttributeTable>;
  let firstValue = 0;
  for (const field of attributeFields) {
    const { values, of } = intake.attributes.fields[field];
    const { texts, renumbering } = values.sorted((text) => text);
    const column = columnFor(rows, texts.length);
    for (let row = 0; row < rows; row++) column[row] = renumbering[of.at(arrivals[row]!)]!;
    const lists = groupItems(texts.length, (add) => {
      for (let row = 0; row < rows; row++) if (texts[column[row]!] !== '') add(column[row]!, row);
    });
    attributes[field] = { texts, column, rows: lists, firstValue };
    for (const text of texts) wordsOfValues.push(wordsOfValue(text).map((word) => words.number(word)));
    firstValue += texts.length;
  }
  const { texts, renumbering } = words.sorted((word) => word);
  const attributeValues = groupItems(texts.length, (add) => {
    wordsOfValues.forEach((numbers, value) => {
      for (const number of numbers) add(renumbering[number]!, value);
    });
  });
  return { attributes, attributeTokens: tokenTable(texts), attributeValues };
}

/** The distinct words of a value; of several also the whole without spaces: `Saint-Denis` is `saint`, `denis` and `saintdenis`. */
function wordsOfValue(text: string): string[] {
  const words = foldWords(text.slice(0, 1024));
  const all = words.length > 1 && words.length < 6 ? [...words, words.join('')] : words;
  return [...new Set(all.map((word) => word.slice(0, longestToken)))];
}
