import type { ChartPerson, PersonSummary } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Link } from '../../../navigation/links.tsx';
import { Avatar } from '../../../people/avatar.tsx';
import { personName } from '../../../people/person-name.ts';
import { profileAddress } from '../../../people/profile-address.ts';
import styles from './assistant-card.module.css';

interface AssistantCardProps {
  person: ChartPerson;
  /** The summary of the assistant, if it has loaded. */
  assistant?: PersonSummary | undefined;
}

/** The assistant of a person on the chart, with a link to the profile. */
export function AssistantCard({ person, assistant }: AssistantCardProps) {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  if (person.assistantUserId === '') return null;
  const name = assistant === undefined ? person.assistantName : personName(assistant, shell);
  return (
    // Not a landmark, because a long chain would have one per manager. <fieldset> is for form controls.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles.assistant} role="group" aria-label={t('assistantOf', { name: personName(person, shell) })}>
      {assistant !== undefined && <Avatar person={assistant} size={40} />}
      <p className={styles.words}>
        <span className={styles.label}>{t('assistant')}</span>
        <Link
          className={styles.name}
          to={profileAddress(person.assistantUserId)}
          data-person-card={person.assistantUserId}
        >
          <bdi translate="no">{name}</bdi>
        </Link>
      </p>
    </div>
  );
}
