import { displayName } from '@directory/contract';
import type { TFunction } from 'i18next';

/** First name and LAST NAME, or UNKNOWN USER for a person without names. `t` translates the texts of the shell. */
export function personName(person: { firstName: string; lastName: string }, t: TFunction<'shell'>): string {
  const name = displayName(person);
  return name === '' ? t('unknownUser') : name;
}
