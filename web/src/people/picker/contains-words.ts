import type { PersonSummary } from '@directory/contract';
import { withoutAccents } from '../../ui/without-accents.ts';

/** Whether each word of the text is a prefix of a word in the person's name, e-mail address or login, ignoring case and accents. */
export function containsWords({ firstName, lastName, email, login }: PersonSummary, text: string): boolean {
  const words = wordsOf(`${firstName} ${lastName} ${email} ${login}`);
  return wordsOf(text).every((typed) => words.some((word) => word.startsWith(typed)));
}

function wordsOf(text: string): string[] {
  return withoutAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
