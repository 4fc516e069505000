import type { PersonSummary } from '@directory/contract';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useFormat } from '../../messages/format.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { IconButton } from '../../ui/button.tsx';
import { SentenceWithActor } from './actor.tsx';
import styles from './settings-page.module.css';

export interface ListedToken {
  readonly id: number;
  readonly name: string;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly createdByPerson: PersonSummary | null;
  readonly lastUsedAt: string | null;
}

interface TokenRowProps {
  token: ListedToken;
  /** What the token may do, one line each. */
  facts: readonly string[];
  onRevoke: () => void;
}

/** A token in a list, with who created it and when, and a button to revoke it. */
export function TokenRow({ token, facts, onRevoke }: TokenRowProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { name, createdAt, createdBy, createdByPerson, lastUsedAt } = token;
  const time = format.moment(new Date(createdAt));
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <span className={styles.rowName}>
          <bdi>{name}</bdi>
        </span>
        {facts.map((fact) => (
          <p key={fact} className={styles.quiet}>
            {fact}
          </p>
        ))}
        <p className={styles.quiet}>
          <SentenceWithActor text={(by) => t('madeBy', { time, name: by })} name={createdBy} person={createdByPerson} />
        </p>
        <p className={styles.quiet}>
          {lastUsedAt === null
            ? t('tokenNeverUsed')
            : t('tokenLastUsed', { time: format.moment(new Date(lastUsedAt)) })}
        </p>
      </div>
      <IconButton label={t('revokeOf', { name })} onClick={onRevoke}>
        <IconTrash size={20} stroke={1.5} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
