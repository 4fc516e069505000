import { aboutMeFields, isEntered, type OptionalField } from '@directory/contract';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useServerSentence } from '../../../messages/server-sentence.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { personName } from '../../../people/person-name.ts';
import { Button } from '../../../ui/button.tsx';
import { useAboutMeWords } from '../about-me-rows.tsx';
import { ListenButton } from '../recording/listen-button.tsx';
import { useLoadRecording } from '../recording/recording-queries.ts';
import { useRemoveAboutMe } from './correct-queries.ts';
import styles from './correct.module.css';
import type { Correction } from './use-correction.ts';

/** Values that the person entered about themselves. Administrators can remove them, which takes effect immediately, but not change them. */
export function RemoveAboutMe({ correction }: { correction: Correction }) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const words = useAboutMeWords();
  const failureSentence = useServerSentence();
  const { aboutMe, nameRecordedAt, values } = correction.base;
  const load = useLoadRecording(values.login, nameRecordedAt);
  const { mutate, isPending, isSuccess, error } = useRemoveAboutMe(values.login);
  const entered: OptionalField[] = aboutMeFields.filter((field) => isEntered(aboutMe, field));
  // During a rolling update, a node of an earlier version omits this field.
  if ((nameRecordedAt ?? '') !== '') entered.unshift('nameRecording');
  return (
    <>
      {entered.map((field) => (
        <div key={field} className={styles.field} data-field={field}>
          <p className={styles.label}>{t(field)}</p>
          {field === 'nameRecording' ? (
            <ListenButton key={nameRecordedAt} load={load} name={personName(values, shell)} />
          ) : (
            <p className={styles.said}>
              <bdi>{words(aboutMe, field)}</bdi>
            </p>
          )}
          <Button
            className={styles.remove ?? ''}
            isRunning={isPending}
            aria-label={`${t('removeAboutMe')}: ${t(field)}`}
            onClick={() => mutate(field)}
          >
            {t('removeAboutMe')}
          </Button>
        </div>
      ))}
      <div>
        {entered.length > 0 && <p className={styles.hint}>{t('removeAboutMeText')}</p>}
        <output className={styles.done}>{isSuccess && t('aboutMeRemoved')}</output>
      </div>
      {error !== null && (
        <p className={styles.fault} role="alert">
          <IconAlertCircle size={16} stroke={1.5} aria-hidden="true" />
          {failureSentence(error)}
        </p>
      )}
    </>
  );
}
