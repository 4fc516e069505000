import type { ScimToken } from '@directory/contract';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../messages/format.ts';
import { IconButton } from '../../../ui/button.tsx';
import { SentenceWithActor } from '../actor.tsx';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { Loaded } from '../loaded.tsx';
import { settingsAddress } from '../settings-address.ts';
import styles from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { CopyValue } from './copy-value.tsx';
import { useScimTokenChanges, useScimTokens } from './scim-queries.ts';

/** The address for SCIM clients, and their tokens with a button to revoke each. */
export function ScimTokens() {
  const { t } = useTranslation('settings');
  const tokens = useScimTokens();
  const [leaving, setLeaving] = useState<ScimToken>();
  return (
    <div className={styles.stack}>
      <div className={`${styles.panel} ${styles.narrow}`}>
        <CopyValue label={t('scimBaseUrl')} hint={t('scimBaseUrlHint')} value={`${location.origin}/scim/v2`} />
      </div>
      <Loaded query={tokens}>
        {(list) =>
          list.length === 0 ? (
            <p className={styles.quiet}>{t('scimNoTokens')}</p>
          ) : (
            <ul className={styles.rows} aria-label={t('scimTokens')}>
              {list.map((token) => (
                <Row key={token.id} token={token} onRevoke={() => setLeaving(token)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {leaving !== undefined && <Revocation token={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  );
}

function Row({ token, onRevoke }: { token: ScimToken; onRevoke: () => void }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { name, scope, createdAt, createdBy, createdByPerson, lastUsedAt } = token;
  const time = format.moment(new Date(createdAt));
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <span className={styles.rowName}>
          <bdi>{name}</bdi>
        </span>
        <p className={styles.quiet}>{t(`scimScope.${scope}`)}</p>
        <p className={styles.quiet}>
          <SentenceWithActor
            text={(by) => t('scimMadeBy', { time, name: by })}
            name={createdBy}
            person={createdByPerson}
          />
        </p>
        <p className={styles.quiet}>
          {lastUsedAt === null ? t('scimNeverUsed') : t('scimLastUsed', { time: format.moment(new Date(lastUsedAt)) })}
        </p>
      </div>
      <IconButton label={t('scimRevokeOf', { name })} onClick={onRevoke}>
        <IconTrash size={20} stroke={1.5} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function Revocation({ token: { id, name }, onClose }: { token: ScimToken; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const navigateWithNotice = useNavigateWithNotice();
  const { remove } = useScimTokenChanges();
  const removal = useAction(
    async () => {
      await remove(id);
      onClose();
      navigateWithNotice(settingsAddress('scim'), t('scimRevoked', { name }));
    },
    { isLast: true },
  );
  return (
    <ConfirmRemoval
      heading={t('scimRevocation', { name })}
      words={{ remove: t('scimRevoke'), removing: t('scimRevoking') }}
      removal={removal}
      onClose={onClose}
    >
      {t('scimRevocationText')}
    </ConfirmRemoval>
  );
}
