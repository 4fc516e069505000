import { displayName } from '@directory/contract';
import type { Translate } from '../messages/translate.ts';

/** First name and LAST NAME, or UNKNOWN USER for a person without names. `t` translates the texts of the shell. */
export function personName(person: { firstName: string; lastName: string }, t: Translate<'shell'>): string {
  const name = displayName(person);
  return name === '' ? t('unknownUser') : name;
}
