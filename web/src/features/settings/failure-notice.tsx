import type { ReactNode } from 'react';
import { ApiFailure } from '../../api/call.ts';
import { isTransient } from '../../api/query-client.ts';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Notice } from '../../ui/status/notice.tsx';

/**
 * An error message with the request ID for support. For a transient failure, it adds that the entered values are kept.
 * @param props.sentence replaces the message of the error
 */
export function FailureNotice({
  failure,
  sentence,
  actions,
}: {
  failure: unknown;
  sentence?: string | undefined;
  actions?: ReactNode;
}) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const sentenceOf = useFailureSentence();
  if (failure === undefined || failure === null) return null;
  const requestId = failure instanceof ApiFailure ? failure.requestId : '';
  return (
    <Notice kind="failure" actions={actions}>
      <p>{sentence ?? sentenceOf(failure)}</p>
      {sentence === undefined && isTransient(failure) && <p>{t('entriesKept')}</p>}
      {requestId !== '' && <small>{shell('requestNumber', { requestId })}</small>}
    </Notice>
  );
}
