import { errorCodes } from '@directory/contract';
import { ApiFailure } from '../api/call.ts';
import { useFailureSentence } from './error-sentence.ts';

// In a separate file, since the first page does not need the list of all error codes.

/**
 * Returns the message of the server for a failure; if that is only the English message of the contract, the text of the code in the
 * reader's language.
 */
export function useServerSentence(): (failure: unknown) => string {
  const sentence = useFailureSentence();
  return (failure) => {
    if (!(failure instanceof ApiFailure) || failure.serverMessage === '') return sentence(failure);
    const known: Partial<Record<string, { message: string }>> = errorCodes;
    return known[failure.code]?.message === failure.serverMessage ? sentence(failure) : failure.serverMessage;
  };
}
