import type { FieldErrorCode } from '@directory/contract';
import { ApiFailure, type FailureCode } from '../api/call.ts';
import { FileUnreadableError } from '../ui/browser/read-file.ts';
import { useFormat } from './format.ts';
import { useTranslation } from './use-translation.tsx';

/** The code of a failed call, or of a file that the browser could not read. */
type ErrorCode = FailureCode | 'file.unreadable';

/** Returns the text for an error code in the reader's language; a general text for an unknown code, which a newer server may send. */
export function useErrorSentence(): (code: ErrorCode) => string {
  const { t, hasText } = useTranslation('errors');
  return (code) => {
    const known: ErrorCode = hasText(code) ? code : 'server.failed';
    return t(known);
  };
}

const minute = 60_000;
/** Milliseconds that `Retry-After` may be too late: it is rounded up to the second, and the response takes time to arrive. */
const responseDelay = 3000;

/**
 * Returns the text for any thrown value. If the viewer has used up the budget of people, the text has the time when more can be seen,
 * rounded up to the minute.
 */
export function useFailureSentence(): (failure: unknown) => string {
  const { t } = useTranslation('errors');
  const format = useFormat();
  const sentence = useErrorSentence();
  return (failure) => {
    if (failure instanceof FileUnreadableError) return sentence('file.unreadable');
    if (!(failure instanceof ApiFailure)) return sentence('server.failed');
    const { code, retryAt } = failure;
    if (code !== 'people.too-many' || retryAt === undefined) return sentence(code);
    return t('peopleTooManyUntil', {
      time: format.moment(new Date(Math.ceil((retryAt.getTime() - responseDelay) / minute) * minute)),
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
