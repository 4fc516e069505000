/** In lower case without accents, to compare what is typed: `Élodie` gives `elodie`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
