/** Where the vocabulary of occupations is, compressed with Brotli; see `unpackConceptTables`. `npm run occupations` makes it. */
export const occupationsFile = new URL('./data/occupations.br', import.meta.url);
