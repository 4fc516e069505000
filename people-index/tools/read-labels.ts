import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelledConcept } from '../src/vocabulary/linking/build-concept-tables.ts';

/**
 * Reads the labels of a classification from a folder with one file per language, English first: `en.tsv`. A line is a
 * concept, its preferred label and its other labels, separated by tabs. The concepts are those of ESCO, `occupation/…`,
 * and of the groups of ISCO-08, `isco/…`.
 */
export function readLabels(folder: string): ReadonlyMap<string, readonly LabelledConcept[]> {
  const languages = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => name.slice(0, -4))
    .toSorted((one, other) => Number(other === 'en') - Number(one === 'en') || one.localeCompare(other));
  return new Map(languages.map((language) => [language, readFile(join(folder, `${language}.tsv`))]));
}

function readFile(path: string): LabelledConcept[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', ...labels] = line.split('\t');
      return { id, labels };
    });
}

/** Whether a concept is a group of other concepts. */
export function isGroup(concept: string): boolean {
  return concept.startsWith('isco/');
}
