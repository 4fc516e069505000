import type { PersonSummary } from '@directory/contract';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useFormat } from '../../messages/format.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { SentenceWithActor } from './actor.tsx';
import { Item } from './item-list.tsx';
import styles from './settings-page.module.css';

export interface ListedToken {
  readonly id: number;
  readonly name: string;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly createdByPerson: PersonSummary | null;
  readonly lastUsedAt: string | null;
}

export interface TokenDescription {
  /** What the token may do. */
  readonly permissions: string;
  /** Why it is no longer accepted. */
  readonly problem?: string;
  /** Its limits, one line each. */
  readonly limits: readonly string[];
}

interface TokenRowProps {
  token: ListedToken;
  description: TokenDescription;
  onRevoke: () => void;
}

/** A token in a list, with who created it and when, and a button to revoke it. */
export function TokenRow({ token, description, onRevoke }: TokenRowProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { name, createdAt, createdBy, createdByPerson, lastUsedAt } = token;
  const { permissions, problem, limits } = description;
  const time = format.moment(new Date(createdAt));
  const used =
    lastUsedAt === null ? t('tokenNeverUsed') : t('tokenLastUsed', { time: format.moment(new Date(lastUsedAt)) });
  return (
    <Item
      label={name}
      name={
        <span className={styles.rowName}>
          <bdi>{name}</bdi>
        </span>
      }
      summary={`${permissions} · ${used}`}
      flag={problem !== undefined && <p className={styles.flag}>{problem}</p>}
      actions={[
        {
          text: t('revoke'),
          label: t('revokeOf', { name }),
          icon: <IconTrash size={20} stroke={1.5} aria-hidden="true" />,
          onClick: onRevoke,
        },
      ]}
    >
      {limits.map((limit) => (
        <p key={limit} className={styles.quiet}>
          {limit}
        </p>
      ))}
      <p className={styles.quiet}>
        <SentenceWithActor text={(by) => t('madeBy', { time, name: by })} name={createdBy} person={createdByPerson} />
      </p>
    </Item>
  );
}
