import type { Profile } from '@directory/contract';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useConfiguration } from '../../api/configuration.tsx';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { useFormat } from '../../messages/format.ts';
import { loadLegalMessages } from '../../messages/messages.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { personName } from '../../people/person-name.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/status/notice.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { siteAddress } from '../../base-path.ts';
import { cardAddress, codeOf } from './card-code.ts';
import { CardModal } from './card-modal.tsx';
import { isOn, useOwnCard } from './card-queries.ts';
import styles from './card-controls.module.css';
import { CodeActions } from './code-actions.tsx';
import { CodePicture } from './code-picture.tsx';
import { FullScreenCode } from './full-screen-code.tsx';
import { TurnOffModal } from './turn-off-modal.tsx';

const StatementModal = lazy(async () => {
  const [{ StatementModal: modal }] = await Promise.all([
    import('./statement-modal.tsx'),
    loadLegalMessages('public-card'),
  ]);
  return { default: modal };
});

interface CardControlsProps {
  /** The viewer's own profile. */
  profile: Profile;
  photo: ReactNode;
  /** The directory's own privacy notice, which the information statement links to if the operator has configured no other. */
  PrivacyNotice: ComponentType<{ onClose: () => void }>;
  /** Renders the picture (photo or code) and the controls. */
  children: (parts: { picture: ReactNode; controls: ReactNode }) => ReactNode;
}

/** Controls of the viewer's own online business card: turning it on and off, showing its code instead of the photo, and choosing its fields. */
export function CardControls({ profile, photo, PrivacyNotice, children }: CardControlsProps) {
  const { t } = useTranslation('public-card');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const failureSentence = useFailureSentence();
  const { publicOrigin } = useConfiguration();
  const { data: card, error, isPlaceholderData } = useOwnCard(profile.publicHash);
  const [isCodeShown, setIsCodeShown] = useState(false);
  const [open, setOpen] = useState<'statement' | 'choice' | 'full-screen' | 'turn-off'>();
  const hash = card !== undefined && isOn(card) ? card.publicHash : undefined;
  const address =
    hash === undefined ? undefined : cardAddress(publicOrigin === '' ? siteAddress() : publicOrigin, hash);
  const code = useMemo(() => (address === undefined ? undefined : codeOf(address)), [address]);
  const shownCode = isCodeShown ? code : undefined;
  const name = personName(profile, shell);

  const picture =
    shownCode === undefined ? (
      photo
    ) : (
      <button type="button" className={styles.code} title={t('fullScreen')} onClick={() => setOpen('full-screen')}>
        <CodePicture code={shownCode} label={t('code')} />
      </button>
    );

  const controls = (
    <section className={styles.controls} aria-label={t('card')}>
      <div className={styles.line}>
        <IconButton
          className={styles.qr ?? ''}
          label={t(shownCode === undefined ? 'showCode' : 'showPhoto')}
          disabled={card === undefined}
          onClick={() => (code === undefined ? setOpen('statement') : setIsCodeShown(!isCodeShown))}
        >
          <IconQrcode size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
        <Switch
          label={t('activate')}
          isOn={code !== undefined}
          onChange={isPlaceholderData ? undefined : (isWanted) => setOpen(isWanted ? 'statement' : 'turn-off')}
        />
        {code !== undefined && (
          <Button look="quiet" disabled={isPlaceholderData} onClick={() => setOpen('choice')}>
            {t('change')}
          </Button>
        )}
      </div>
      {code !== undefined && card !== undefined && card.since !== '' && (
        <p className={styles.hint}>
          {t('since', { date: format.day(new Date(card.since)) })} {t('offHint')}
        </p>
      )}
      {error !== null && <Notice kind="failure">{failureSentence(error)}</Notice>}
      {shownCode !== undefined && (
        <>
          <CodeActions profile={profile} name={name} code={shownCode} onFullScreen={() => setOpen('full-screen')} />
          <p className={styles.hint}>
            <a href={address} target="_blank" rel="noreferrer">
              {t('visit')} {shell('opensInNewTab')}
            </a>
          </p>
        </>
      )}
      {open === 'statement' && card !== undefined && (
        <Suspense>
          <StatementModal
            existing={profile.aboutMeFields}
            fields={card.fields}
            PrivacyNotice={PrivacyNotice}
            onClose={() => setOpen(undefined)}
            onDone={() => {
              setOpen(undefined);
              setIsCodeShown(true);
            }}
          />
        </Suspense>
      )}
      {open === 'choice' && card !== undefined && (
        <CardModal
          heading={t('change')}
          yes={t('save')}
          no={shell('cancel')}
          existing={profile.aboutMeFields}
          fields={card.fields}
          publicHash={hash}
          onClose={() => setOpen(undefined)}
          onDone={() => setOpen(undefined)}
        />
      )}
      {open === 'turn-off' && (
        <TurnOffModal
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined);
            setIsCodeShown(false);
          }}
        />
      )}
      {open === 'full-screen' && code !== undefined && (
        <FullScreenCode code={code} name={name} label={t('code')} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );

  return children({ picture, controls });
}
