import { siteAddress } from '../../../base-path.ts';
import type { ScimToken } from '@directory/contract';
import { useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { CopyValue } from '../copy-value.tsx';
import { Loaded } from '../loaded.tsx';
import { RevokeToken } from '../revoke-token.tsx';
import styles from '../settings-page.module.css';
import { TokenList } from '../token-list.tsx';
import { useScimTokenChanges, useScimTokens } from './scim-queries.ts';

/** The address for SCIM clients, and their tokens, each with a button to revoke it. */
export function ScimTokens() {
  const { t } = useTranslation('settings');
  const tokens = useScimTokens();
  const { remove } = useScimTokenChanges();
  const [leaving, setLeaving] = useState<ScimToken>();
  return (
    <div className={styles.stack}>
      <div className={`${styles.panel} ${styles.narrow}`}>
        <CopyValue label={t('baseUrl')} hint={t('scimBaseUrlHint')} value={`${siteAddress()}/scim/v2`} />
      </div>
      <Loaded query={tokens}>
        {(list) => (
          <TokenList
            section="scim"
            tokens={list}
            describe={({ scope }) => ({ permissions: t(`scimScope.${scope}`), limits: [] })}
            onRevoke={setLeaving}
          />
        )}
      </Loaded>
      {leaving !== undefined && (
        <RevokeToken
          section="scim"
          token={leaving}
          text={t('scimRevocationText')}
          revoke={remove}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </div>
  );
}
