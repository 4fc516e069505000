import { Interner } from '../columns/interner.ts';
import { maxTokenLength, type TokenTable, tokenTable } from '../columns/token-dictionary.ts';
import { columnFor, groupItems } from '../columns/typed-columns.ts';
import { wordsAfterElision, wordsWithLetter } from '../language/elision.ts';
import { foldWords } from '../language/fold.ts';
import type { AttributeBuilder } from './attribute-builder.ts';
import {
  type AttributeField,
  attributeFields,
  type AttributeTable,
  type Lists,
  topicSeparator,
} from './segment-data.ts';

/** Maximum number of characters of a value that are indexed. */
const maxValueLength = 1024;

/** The distinct values of each field with their rows, and the term dictionary of all values. Frees the memory of the builder's columns. */
export function attributeTables(
  builder: AttributeBuilder,
  arrivals: Uint32Array,
): { attributes: Record<AttributeField, AttributeTable>; attributeTokens: TokenTable; attributeValues: Lists } {
  const rows = arrivals.length;
  const words = new Interner();
  const wordsOfValues: (readonly number[])[] = [];
  const attributes = {} as Record<AttributeField, AttributeTable>;
  let firstValue = 0;
  for (const field of attributeFields) {
    const { values, of } = builder.fields[field];
    const { texts, renumbering } = values.sorted((text) => text);
    const column = columnFor(rows, texts.length);
    for (let row = 0; row < rows; row++) column[row] = renumbering[of.at(arrivals[row]!)]!;
    of.free();
    const lists = groupItems(texts.length, (add) => {
      for (let row = 0; row < rows; row++) if (texts[column[row]!] !== '') add(column[row]!, row);
    });
    attributes[field] = { texts, column, rows: lists, firstValue };
    const wordsOf = field === 'topics' ? wordsOfTopics : wordsOfValue;
    for (const text of texts) wordsOfValues.push(wordsOf(text).map((word) => words.number(word)));
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

/**
 * The distinct tokens of a value: its words, the words after an apostrophe, and all words joined. "Saint-Denis" gives `saint`, `denis` and
 * `saintdenis`, "Chef d'équipe" gives `chef`, `dequipe`, `chefdequipe` and `equipe`, "Chef d equipe" `dequipe` as well.
 */
export function wordsOfValue(text: string): string[] {
  const value = text.slice(0, maxValueLength);
  const words = foldWords(value);
  const joined = words.length > 1 && words.length < 6 ? [words.join('')] : [];
  const afterApostrophe = wordsAfterElision(value).flatMap(({ word }) => foldWords(word));
  const all = [...words, ...joined, ...afterApostrophe, ...wordsWithLetter(words)];
  return [...new Set(all.map((word) => word.slice(0, maxTokenLength)))];
}

/** The distinct tokens of all topics: words of different topics are not joined. */
function wordsOfTopics(text: string): string[] {
  return [...new Set(text.split(topicSeparator).flatMap(wordsOfValue))];
}
