import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { companyWords, ConceptLinker, occupationsFile, unpackConceptTables, Vocabulary } from '../src/index.ts';

export const linker = ConceptLinker.of(unpackConceptTables(brotliDecompressSync(readFileSync(occupationsFile))));

/** The vocabulary as the directory opens it, with some job families. */
export const vocabulary = new Vocabulary(linker, companyWords, [
  { code: 'HR', labels: ['Human resources', 'Ressources humaines'] },
  { code: 'LT', labels: ['Legal and ethics', 'Juridique et éthique'] },
  { code: 'IT', labels: ['Information systems', 'Systèmes d’information'] },
  { code: 'FI', labels: ['Finance', 'Finances'] },
]);
