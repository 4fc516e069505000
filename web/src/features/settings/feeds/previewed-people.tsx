import type { PreviewedPerson, RejectedRow } from '@directory/contract';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useFieldErrorSentence } from '../../../messages/error-sentence.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Avatar } from '../../../people/avatar.tsx';
import { personName } from '../../../people/person-name.ts';
import { classes } from '../../../ui/classes.ts';
import { useFeedFieldLabel } from './field-label.ts';
import styles from './file-preview.module.css';
import { ReasonText } from './reason-text.tsx';

/** The first rows of a file as people, with the faults of each. */
export function PreviewedPeople({ people }: { people: readonly PreviewedPerson[] }) {
  const { t } = useTranslation('upload');
  return (
    <ol className={styles.people} aria-label={t('previewHeading')}>
      {people.map((person) => (
        <PreviewCard key={person.line} person={person} />
      ))}
    </ol>
  );
}

function PreviewCard({ person }: { person: PreviewedPerson }) {
  const { t } = useTranslation('upload');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const { isAccepted, line, faults, login, title, organization, division, email, phone, city, country } = person;
  const hasName = person.firstName !== '' || person.lastName !== '';
  // A photo file is named after a login or an ID, and nothing else is known here.
  const name = hasName || login === '' ? personName(person, shell) : login;
  const lines = [
    name === login ? '' : login,
    [title, organization].filter(Boolean).join(' · '),
    division,
    email === login ? '' : email,
    phone,
    [city, country].filter(Boolean).join(', '),
  ].filter(Boolean);
  return (
    <li className={classes(styles.person, !isAccepted && styles.rejected)}>
      <Avatar person={person} size={56} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {lines.map((text) => (
          <p key={text} className={styles.line}>
            <bdi>{text}</bdi>
          </p>
        ))}
        {!isAccepted && (
          <p className={styles.fault}>
            <IconAlertCircle size={16} stroke={1.5} aria-hidden="true" />
            {t('notImported')}
          </p>
        )}
        {faults.map((fault) => (
          <Fault key={`${fault.field} ${fault.reason}`} fault={fault} />
        ))}
        <p className={styles.row}>{t('row', { line: format.number(line) })}</p>
      </div>
    </li>
  );
}

function Fault({ fault: { field, code, reason, cause } }: { fault: RejectedRow }) {
  const { t } = useTranslation('upload');
  const label = useFeedFieldLabel();
  const sentence = useFieldErrorSentence();
  const isMissing = code === 'error.e3';
  return (
    <div className={styles.warning}>
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden="true" />
      <div>
        {field === 'login' && <p>{label(field)}</p>}
        {field !== '' && field !== 'login' && <p>{t('droppedField', { field: label(field) })}</p>}
        {isMissing ? <p>{sentence(code)}</p> : <ReasonText cause={cause} english={reason} />}
      </div>
    </div>
  );
}
