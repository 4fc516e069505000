import IconPlugConnectedX from '@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs';
import { ApiFailure } from '../../api/call.ts';
import { useErrorSentence } from '../../messages/error-sentence.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-heading.tsx';
import { StateMessage } from '../../ui/status/state-message.tsx';

/** Shown when the configuration could not be loaded at start. */
export function UnavailablePage({ failure }: { failure: unknown }) {
  const { t } = useTranslation('shell');
  const sentence = useErrorSentence();
  const code = failure instanceof ApiFailure ? failure.code : 'server.failed';
  return (
    <main>
      <PageTitle title={t('unavailableHeading')} />
      <StateMessage
        level={1}
        hasFailed
        icon={<IconPlugConnectedX stroke={1.5} />}
        heading={t('unavailableHeading')}
        text={sentence(code)}
      >
        <Button look="primary" onClick={() => window.location.reload()}>
          {t('tryAgain')}
        </Button>
      </StateMessage>
    </main>
  );
}
