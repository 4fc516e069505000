import type { ReactNode } from 'react';
import { ApiFailure } from '../../api/call.ts';
import { isTransient } from '../../api/query-client.ts';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Notice } from '../../ui/status/notice.tsx';

interface FailureNoticeProps {
  failure: unknown;
  actions?: ReactNode;
  /** Replaces the message of the error. */
  sentence?: string | undefined;
  /** Whether it is part of a form: for a transient failure, it then adds that the entered values are kept. */
  isInForm?: boolean;
}

/** An error message with the request ID for support. */
export function FailureNotice({ failure, actions, sentence, isInForm = false }: FailureNoticeProps) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const sentenceOf = useFailureSentence();
  if (failure === undefined || failure === null) return null;
  const requestId = failure instanceof ApiFailure ? failure.requestId : '';
  return (
    <Notice kind="failure" actions={actions}>
      <p>{sentence ?? sentenceOf(failure)}</p>
      {isInForm && isTransient(failure) && <p>{t('entriesKept')}</p>}
      {requestId !== '' && <small>{shell('requestNumber', { requestId })}</small>}
    </Notice>
  );
}
