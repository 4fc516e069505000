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
import { useApiTokenChanges, useApiTokens } from './api-queries.ts';

/** The address of the API, and the tokens of other systems, each with a button to revoke it. */
export function ApiTokens() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const tokens = useApiTokens();
  const { remove } = useApiTokenChanges();
  const [leaving, setLeaving] = useState<ApiToken>();

  function factsOf({ scopes, peoplePerDay, expiresAt, isExpired }: ApiToken): string[] {
    const time = format.moment(new Date(expiresAt));
    return [
      scopes.map((scope) => t(`apiScope.${scope}`)).join(', '),
      t('apiPeopleADay', { count: peoplePerDay }),
      isExpired ? t('apiExpired', { time }) : t('apiExpires', { time }),
    ];
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
        {(list) => <TokenList section="api" tokens={list} factsOf={factsOf} onRevoke={setLeaving} />}
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
