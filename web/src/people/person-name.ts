import { displayName } from '@directory/contract';
import type { TFunction } from 'i18next';

/** First name and LAST NAME, or UNKNOWN USER for somebody without either. `t` speaks the texts of the shell. */
export function personName(person: { firstName: string; lastName: string }, t: TFunction<'shell'>): string {
  const name = displayName(person);
  return name === '' ? t('unknownUser') : name;
}
