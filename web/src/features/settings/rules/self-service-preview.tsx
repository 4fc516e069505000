import type { PersonSummary, SelfServicePreview } from '@directory/contract';
import { useId, useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Link } from '../../../navigation/links.tsx';
import { Avatar } from '../../../people/avatar.tsx';
import { PersonPicker } from '../../../people/picker/person-picker.tsx';
import { personName } from '../../../people/person-name.ts';
import { Loaded } from '../loaded.tsx';
import { settingsAddress } from '../settings-address.ts';
import page from '../settings-page.module.css';
import { usePickerWords } from '../use-picker-words.ts';
import styles from './rules.module.css';
import { useSelfServicePreview } from './rules-queries.ts';

/** Shows which fields a person can edit under the saved rules. */
export function SelfServicePreviewPanel() {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const words = usePickerWords();
  const headingId = useId();
  const [text, setText] = useState('');
  const [person, setPerson] = useState<PersonSummary>();
  const preview = useSelfServicePreview(person?.login ?? '');
  return (
    <section className={`${page.panel} ${styles.preview}`} aria-labelledby={headingId}>
      <div>
        <h3 id={headingId}>{t('previewHeading')}</h3>
        <p className={page.quiet}>{t('previewText')}</p>
      </div>
      <div className={page.narrow}>
        <PersonPicker
          label={t('person')}
          hint={t('personHint')}
          value={text}
          words={words}
          onType={(typed) => {
            setText(typed);
            setPerson(undefined);
          }}
          onChoose={(chosen) => {
            setText(personName(chosen, shell));
            setPerson(chosen);
          }}
        />
      </div>
      {person !== undefined && (
        <Loaded query={preview} skeletons={1}>
          {(answer) => <Answer answer={answer} />}
        </Loaded>
      )}
    </section>
  );
}

function Answer({ answer }: { answer: SelfServicePreview }) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const { t: profile } = useTranslation('profile');
  const { person, rule, isCloudManaged, organization, domain, fields } = answer;
  const name = personName(person, shell);
  return (
    <div className={page.stack} aria-live="polite">
      <div className={page.row}>
        <Avatar person={person} size={40} />
        <div className={page.rowWords}>
          <p className={page.rowName}>
            <bdi>{name}</bdi>
          </p>
          <p className={page.quiet}>
            {[
              organization !== '' && t('previewOrganization', { id: organization }),
              domain !== '' && t('previewDomain', { id: domain }),
              isCloudManaged && t('cloudManaged'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <p>
        {rule === null ? (
          t('previewNoRule')
        ) : (
          <Link to={settingsAddress(rule.kind, 'change', rule.id)}>
            {rule.kind === 'organizations'
              ? t('previewByOrganization', { id: rule.id })
              : t('previewByDomain', { id: rule.id })}
          </Link>
        )}
      </p>
      <ul className={page.tags} aria-label={t('previewFields', { name })}>
        {fields.map((field) => (
          <li key={field} className={page.tag}>
            {profile(field)}
          </li>
        ))}
      </ul>
    </div>
  );
}
