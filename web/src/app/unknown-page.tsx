import IconMapQuestion from '@tabler/icons-react/dist/esm/icons/IconMapQuestion.mjs';
import { useTranslation } from '../messages/use-translation.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-heading.tsx';
import { StateMessage } from '../ui/status/state-message.tsx';

export function UnknownPage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageTitle title={t('unknownPageHeading')} />
      <StateMessage
        level={1}
        icon={<IconMapQuestion stroke={1.5} />}
        heading={t('unknownPageHeading')}
        text={t('unknownPageText')}
      >
        <ButtonLink to="/" look="primary">
          {t('goHome')}
        </ButtonLink>
      </StateMessage>
    </>
  );
}
