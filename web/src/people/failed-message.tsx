import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { ApiFailure } from '../api/call.ts';
import { useServerSentence } from '../messages/server-sentence.ts';
import { useTranslation } from '../messages/use-translation.tsx';
import { LoadButton } from '../ui/load-button.tsx';
import { StateMessage } from '../ui/status/state-message.tsx';

interface FailedMessageProps {
  heading: string;
  failure: unknown;
  isTrying: boolean;
  onRetry: () => void;
}

/** Shown instead of a page whose data could not be loaded, with the reason and the number under which the server logged the request. */
export function FailedMessage({ heading, failure, isTrying, onRetry }: FailedMessageProps) {
  const { t } = useTranslation('shell');
  const sentence = useServerSentence();
  const requestId = failure instanceof ApiFailure ? failure.requestId : '';
  return (
    <StateMessage
      level={1}
      hasFailed
      icon={<IconCloudOff stroke={1.5} />}
      heading={heading}
      text={sentence(failure)}
      detail={requestId === '' ? undefined : t('requestNumber', { requestId })}
    >
      <LoadButton look="primary" isRunning={isTrying} onClick={onRetry}>
        {t('tryAgain')}
      </LoadButton>
    </StateMessage>
  );
}
