import type { Profile } from '@directory/contract';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../api/configuration.tsx';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { useFormat } from '../../messages/format.ts';
import { loadLegalMessages } from '../../messages/messages.ts';
import { personName } from '../../people/person-name.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { cardAddress, codeOf } from './card-code.ts';
import { CardModal } from './card-modal.tsx';
import { isOn, useDeactivateCard, useOwnCard } from './card-queries.ts';
import styles from './card-controls.module.css';
import { CodeActions } from './code-actions.tsx';
import { CodePicture } from './code-picture.tsx';
import { FullScreenCode } from './full-screen-code.tsx';

const StatementModal = lazy(async () => {
  const [{ StatementModal: modal }] = await Promise.all([
    import('./statement-modal.tsx'),
    loadLegalMessages('public-card'),
  ]);
  return { default: modal };
});

interface CardControlsProps {
  /** The viewer's own. */
  profile: Profile;
  photo: ReactNode;
  /** Places the picture, which is the photo or the code, and the controls. */
  children: (parts: { picture: ReactNode; controls: ReactNode }) => ReactNode;
}

/** The viewer's own online business card: on and off, its code in the place of the photo, and what is on it. */
export function CardControls({ profile, photo, children }: CardControlsProps) {
  const { t } = useTranslation('public-card');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const failureSentence = useFailureSentence();
  const { publicOrigin } = useConfiguration();
  const { data: card, error, isPlaceholderData } = useOwnCard(profile.publicHash);
  const { mutate: deactivate, isPending, error: offError } = useDeactivateCard();
  const [isCodeShown, setIsCodeShown] = useState(false);
  const [open, setOpen] = useState<'statement' | 'choice' | 'full-screen'>();
  const hash = card !== undefined && isOn(card) ? card.publicHash : undefined;
  const address = hash === undefined ? undefined : cardAddress(publicOrigin, hash);
  const code = useMemo(() => (address === undefined ? undefined : codeOf(address)), [address]);
  const shownCode = isCodeShown ? code : undefined;
  const name = personName(profile, shell);
  const failure = error ?? offError;

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
          onChange={
            isPending || isPlaceholderData
              ? undefined
              : (isWanted) => {
                  if (isWanted) setOpen('statement');
                  else deactivate(undefined, { onSuccess: () => setIsCodeShown(false) });
                }
          }
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
      {failure !== null && <Notice kind="failure">{failureSentence(failure)}</Notice>}
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
            fields={card.fields}
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
          fields={card.fields}
          onClose={() => setOpen(undefined)}
          onDone={() => setOpen(undefined)}
        />
      )}
      {open === 'full-screen' && code !== undefined && (
        <FullScreenCode code={code} name={name} label={t('code')} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );

  return children({ picture, controls });
}
