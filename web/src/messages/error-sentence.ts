import type { FieldErrorCode } from '@directory/contract';
import { ApiFailure, type FailureCode } from '../api/call.ts';
import { useFormat } from './format.ts';
import { useTranslation } from './use-translation.tsx';

/** Returns the text of a code in the reader's language; a general text for a code of a newer server. */
export function useErrorSentence(): (code: FailureCode) => string {
  const { t, hasText } = useTranslation('errors');
  return (code) => {
    const known: FailureCode = hasText(code) ? code : 'server.failed';
    return t(known);
  };
}

const minute = 60_000;
/** `Retry-After` is rounded up to the second, and the answer takes its time. */
const delay = 3000;

/** Returns the text for any thrown value; with the time when the viewer may see more people again, rounded up to the minute. */
export function useFailureSentence(): (failure: unknown) => string {
  const { t } = useTranslation('errors');
  const format = useFormat();
  const sentence = useErrorSentence();
  return (failure) => {
    if (!(failure instanceof ApiFailure)) return sentence('server.failed');
    const { code, retryAt } = failure;
    if (code !== 'people.too-many' || retryAt === undefined) return sentence(code);
    return t('peopleTooManyUntil', {
      time: format.moment(new Date(Math.ceil((retryAt.getTime() - delay) / minute) * minute)),
    });
  };
}

/** Returns the text of a field error; 'Bad value' for an unknown code. */
export function useFieldErrorSentence(): (code: FieldErrorCode | (string & {})) => string {
  const { t, hasText } = useTranslation('errors');
  return (code) => {
    const known = hasText(code) ? (code as FieldErrorCode) : 'badValue';
    return t(known);
  };
}
