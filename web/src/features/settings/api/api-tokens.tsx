import { siteAddress } from '../../../base-path.ts';
import type { ApiToken } from '@directory/contract';
import { useState } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Link } from '../../../navigation/links.tsx';
import { CopyValue } from '../copy-value.tsx';
import { Loaded } from '../loaded.tsx';
import { RevokeToken } from '../revoke-token.tsx';
import styles from '../settings-page.module.css';
import { TokenList } from '../token-list.tsx';
import type { TokenDescription } from '../token-row.tsx';
import { useApiTokenChanges, useApiTokens } from './api-queries.ts';

/** The address of the API, and the tokens of other systems, each with a button to revoke it. */
export function ApiTokens() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const tokens = useApiTokens();
  const { remove } = useApiTokenChanges();
  const [leaving, setLeaving] = useState<ApiToken>();

  function describe({ scopes, peoplePerDay, expiresAt, isExpired }: ApiToken): TokenDescription {
    const time = format.moment(new Date(expiresAt));
    const limit = t('apiPeopleADay', { count: peoplePerDay });
    return {
      permissions: scopes.map((scope) => t(`apiScope.${scope}`)).join(', '),
      ...(isExpired ? { problem: t('apiExpired', { time }) } : {}),
      limits: isExpired ? [limit] : [limit, t('apiExpires', { time })],
    };
  }

  return (
    <div className={styles.stack}>
      <div className={`${styles.panel} ${styles.narrow}`}>
        <CopyValue
          label={t('baseUrl')}
          hint={<Link to={`${siteAddress()}/api/docs`}>{t('apiDescription')}</Link>}
          value={`${siteAddress()}/api`}
        />
      </div>
      <Loaded query={tokens}>
        {(list) => <TokenList section="api" tokens={list} describe={describe} onRevoke={setLeaving} />}
      </Loaded>
      {leaving !== undefined && (
        <RevokeToken
          section="api"
          token={leaving}
          text={t('apiRevocationText')}
          revoke={remove}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </div>
  );
}
