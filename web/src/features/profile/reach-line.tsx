import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useTranslation } from '../../messages/use-translation.tsx';
import { LocalTime, useMinute } from '../../people/local-time/local-time.tsx';
import { usePersonCard } from '../../people/person-card-query.ts';
import { useReachWords } from '../../people/local-time/use-reach-words.ts';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { NamedPerson } from './field-values.tsx';
import styles from './reach-line.module.css';
import { useWorkingLanguage } from './reference-names.ts';
import { useShownProfile } from './shown-profile.ts';

/** How to reach another person now: local time, whether it is working time there, the assistant, and the working language. */
export function ReachLine() {
  const { t } = useTranslation('reach');
  const { profile } = useShownProfile();
  const { timeZone, assistantUserId } = profile;
  const language = useWorkingLanguage(profile.preferredLanguage);
  const now = useMinute();
  const { data: card, isLoading } = usePersonCard(profile.login, timeZone !== '');
  const { difference, working } = useReachWords(now, timeZone, card?.days ?? []);
  if (timeZone === '' && assistantUserId === '' && language.name === '') return null;
  return (
    <ul className={styles.line} aria-label={t('reachNow')}>
      {timeZone !== '' && (
        <li className={styles.time}>
          <IconClock size={16} stroke={1.5} aria-hidden="true" />
          <LocalTime timeZone={timeZone} now={now} />
          {difference !== undefined && <span>({difference})</span>}
        </li>
      )}
      {isLoading && <PendingPart />}
      {working !== undefined && <li className={styles[working.kind]}>{working.words}</li>}
      {assistantUserId !== '' && (
        <li>
          {t('assistant')}{' '}
          <NamedPerson login={assistantUserId} name={profile.assistantName} stored={profile.C_assistant} />
        </li>
      )}
      {language.isLoading && <PendingPart />}
      {language.name !== '' && !language.isLoading && <li>{t('workingLanguage', { language: language.name })}</li>}
    </ul>
  );
}

function PendingPart() {
  return (
    <li className={styles.pending}>
      <Skeleton width="12rem" />
    </li>
  );
}
