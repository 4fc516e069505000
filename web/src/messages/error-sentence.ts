import { errorCodes, type FieldErrorCode } from '@directory/contract';
import { useTranslation } from 'react-i18next';
import { ApiFailure, type FailureCode } from '../api/call.ts';

/** Gives the sentence of a code in the reader's language. A code of a newer server is said in general words. */
export function useErrorSentence(): (code: FailureCode) => string {
  const { t, i18n } = useTranslation('errors');
  return (code) => {
    const known: FailureCode = i18n.exists(code, { ns: 'errors' }) ? code : 'server.failed';
    return t(known);
  };
}

/** The sentence for whatever was thrown. */
export function useFailureSentence(): (failure: unknown) => string {
  const sentence = useErrorSentence();
  return (failure) => sentence(failure instanceof ApiFailure ? failure.code : 'server.failed');
}

/**
 * What the server says about a failure: its own message, but in the reader's language where the message is only the contract's
 * English one for the code.
 */
export function useServerSentence(): (failure: unknown) => string {
  const sentence = useFailureSentence();
  return (failure) => {
    if (!(failure instanceof ApiFailure) || failure.serverMessage === '') return sentence(failure);
    const known: Partial<Record<string, { message: string }>> = errorCodes;
    return known[failure.code]?.message === failure.serverMessage ? sentence(failure) : failure.serverMessage;
  };
}

/** Gives the sentence of what is wrong with one field; 'Bad value' where the code is not known. */
export function useFieldErrorSentence(): (code: FieldErrorCode | (string & {})) => string {
  const { t, i18n } = useTranslation('errors');
  return (code) => {
    const known = i18n.exists(code, { ns: 'errors' }) ? (code as FieldErrorCode) : 'badValue';
    return t(known);
  };
}
