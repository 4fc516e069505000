import { aboutMeFields, isEntered, type AboutMe, type AboutMeField } from '@directory/contract';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { Fragment } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Link } from '../../navigation/links.tsx';
import { useFormat } from '../../messages/format.ts';
import { VisuallyHidden } from '../../ui/status/visually-hidden.tsx';
import { ValueRow } from './field-row.tsx';
import row from './field-row.module.css';
import head from './profile-head.module.css';
import { useShownProfile } from './shown-profile.ts';

/** The fields in which people describe themselves, as far as they are enabled; controls while the viewer edits them. */
export function AboutMeRows() {
  const { t } = useTranslation('profile');
  const { profile, aboutMeEdit, controls } = useShownProfile();
  const words = useAboutMeWords();
  return aboutMeFields.map((field) => {
    const label = t(field);
    const isOffered = profile.aboutMeFields.includes(field);
    if (profile.turnedOffAboutMe.includes(field)) {
      return aboutMeEdit === undefined || controls === undefined ? (
        <div key={field} className={row.row}>
          <dt className={row.label}>{label}</dt>
          <dd className={row.hidden}>
            <IconEyeOff size={16} stroke={1.5} aria-hidden="true" />
            {t('turnedOff')}
          </dd>
        </div>
      ) : (
        <controls.TurnedOffField key={field} field={field} label={label} edit={aboutMeEdit} />
      );
    }
    if (aboutMeEdit !== undefined && controls !== undefined && isOffered) {
      return <controls.AboutMeControl key={field} field={field} label={label} edit={aboutMeEdit} />;
    }
    return (
      <ValueRow
        key={field}
        label={label}
        value={words(profile.aboutMe, field)}
        hasCopy={false}
        fields={[]}
        isShownEmpty={isOffered}
      >
        {field === 'topics' ? <Topics topics={profile.aboutMe.topics} /> : undefined}
      </ValueRow>
    );
  });
}

/** Each topic is a link to a search for it. */
function Topics({ topics }: { topics: readonly string[] }) {
  return topics.map((topic, index) => (
    <Fragment key={topic}>
      {index > 0 && ', '}
      <Link to={`/Result?${new URLSearchParams({ globalQuery: topic })}`}>
        <bdi>{topic}</bdi>
      </Link>
    </Fragment>
  ));
}

/** The pronunciation of the name and the pronouns, next to the name. */
export function AboutMeLine() {
  const { t } = useTranslation('profile');
  const { profile } = useShownProfile();
  const shown = (['namePronunciation', 'pronouns'] as const).filter((field) => isEntered(profile.aboutMe, field));
  if (shown.length === 0) return null;
  return (
    <ul className={head.facts}>
      {shown.map((field) => (
        <li key={field} title={t(field)}>
          <VisuallyHidden>{t(field)} </VisuallyHidden>
          <bdi>{profile.aboutMe[field]}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Returns the text of a field: languages by their names in the reader's language. */
export function useAboutMeWords(): (aboutMe: AboutMe, field: AboutMeField) => string {
  const format = useFormat();
  return (aboutMe, field) => {
    if (field === 'languages') return aboutMe.languages.map((code) => format.language(code)).join(', ');
    return field === 'topics' ? aboutMe.topics.join(', ') : aboutMe[field];
  };
}
