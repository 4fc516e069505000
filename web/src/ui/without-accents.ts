/** Converts to lower case without accents, for comparing typed text: `Élodie` gives `elodie`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
