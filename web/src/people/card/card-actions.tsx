import IconBrandTeams from '@tabler/icons-react/dist/esm/icons/IconBrandTeams.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { IconLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { CallAction } from './call-action.tsx';
import styles from './card-actions.module.css';
import { mailLink, teamsChatLink } from '../contact-links.ts';

interface ReachablePerson {
  login: string;
  email: string;
  hasPhone?: boolean | undefined;
  /** Whether the person is the viewer, who can only copy the own address. */
  isOwn?: boolean;
}

interface CardActionsProps {
  person: ReachablePerson;
  name: string;
  /** -1 if the actions are reached with the arrow keys, not with Tab. */
  tabIndex?: -1 | 0;
}

/** Buttons to chat, call, mail and copy the address, without opening the profile. */
export function CardActions({
  person: { login, email, hasPhone, isOwn = false },
  name,
  tabIndex = -1,
}: CardActionsProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.actions}>
      {email !== '' && !isOwn && (
        <IconLink
          className={styles.action}
          to={teamsChatLink(email)}
          label={`${t('chatWith', { name })} ${t('opensInNewTab')}`}
          target="_blank"
          rel="noopener noreferrer"
          tabIndex={tabIndex}
        >
          <IconBrandTeams size={20} stroke={1.5} aria-hidden="true" />
        </IconLink>
      )}
      {hasPhone === true && !isOwn && <CallAction login={login} name={name} tabIndex={tabIndex} />}
      {email !== '' && !isOwn && (
        <IconLink className={styles.action} to={mailLink(email)} label={t('mailTo', { name })} tabIndex={tabIndex}>
          <IconMail size={20} stroke={1.5} aria-hidden="true" />
        </IconLink>
      )}
      {email !== '' && <CopyButton className={classes(styles.action, styles.copy)} value={email} tabIndex={tabIndex} />}
    </div>
  );
}

/** Reserves the space for the actions until they are rendered. */
export function ActionsPlaceholder({ person: { email, hasPhone, isOwn } }: { person: ReachablePerson }) {
  const ownActions = email === '' ? 0 : 1;
  const actions = isOwn === true ? ownActions : 3 * ownActions + (hasPhone === true ? 1 : 0);
  return <div className={styles.place} style={{ '--actions': actions } as CSSProperties} />;
}
