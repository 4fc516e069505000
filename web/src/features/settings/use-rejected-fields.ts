import type { ErrorCode } from '@directory/contract';
import { useEffect, type RefObject } from 'react';
import { ApiFailure } from '../../api/call.ts';
import { useErrorSentence, useFieldErrorSentence } from '../../messages/error-sentence.ts';
import { useFormat } from '../../messages/format.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { announce } from '../../ui/status/announcer.tsx';

interface SentField {
  readonly value: string;
  /** Maximum length. */
  readonly longest?: number;
  /** Errors of the request that are about this field. */
  readonly codes?: readonly ErrorCode[];
  /** The sentence for a value in a wrong format. */
  readonly wrong?: string;
}

interface RejectedFields<Name extends string> {
  /** The sentences to show at the fields. */
  readonly faults: Readonly<Partial<Record<Name, string>>>;
  /** The failure to show for the whole form; undefined if the sentences at the fields explain it. */
  readonly rest: unknown;
}

/**
 * Explains at the fields of a form what the server rejected in them, and focuses the first of these fields.
 * @param failure the error of the last submission
 * @param fields the fields of the request, by their names in it, in the order of the form
 */
export function useRejectedFields<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  failure: unknown,
  fields: Readonly<Record<Name, SentField>>,
): RejectedFields<Name> {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const errorSentence = useErrorSentence();
  const fieldSentence = useFieldErrorSentence();

  function faultOf(name: Name, { code, fields: rejected }: ApiFailure): string | undefined {
    const { value, longest, codes = [], wrong } = fields[name];
    if (codes.some((own) => own === code)) return errorSentence(code);
    const found = rejected.find(({ field }) => field === name);
    if (found === undefined) return undefined;
    if (found.code === 'error.e1' && longest !== undefined) return t('textTooLong', { most: format.number(longest) });
    if (found.code === 'error.e2' && /\p{Cc}/u.test(value.trim())) return t('textInvisible');
    return (found.code === 'error.e2' ? wrong : undefined) ?? fieldSentence(found.code);
  }

  const names = Object.keys(fields) as Name[];
  const faults: Partial<Record<Name, string>> = {};
  if (failure instanceof ApiFailure) {
    for (const name of names) {
      const fault = faultOf(name, failure);
      if (fault !== undefined) faults[name] = fault;
    }
  }
  const [first] = Object.values<string | undefined>(faults);
  const isExplained =
    first !== undefined &&
    failure instanceof ApiFailure &&
    failure.fields.every(({ field }) => names.some((name) => name === field));

  useEffect(() => {
    if (failure === undefined || first === undefined) return;
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A screen reader reads the sentence with the field that gets the focus.
    if (faulty === document.activeElement) announce(first);
    else faulty?.focus();
  }, [form, failure, first]);

  return { faults, rest: isExplained ? undefined : failure };
}
