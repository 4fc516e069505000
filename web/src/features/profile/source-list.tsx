import type { FieldSource, ProfileField } from '@directory/contract';
import { useState } from 'react';
import type { Translate } from '../../messages/translate.ts';
import { useFormat } from '../../messages/format.ts';
import { wordsTag } from '../../messages/language.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { personName } from '../../people/person-name.ts';
import { businessUnitOf, isEditable, useShownProfile, type ShownProfile, type Sources } from './shown-profile.ts';
import styles from './source-list.module.css';
import { timeAgo } from './time-ago.ts';

/** Message keys of fields whose key differs from the name of the field. */
const labels: { readonly [field in ProfileField]?: 'businessUnit' | 'gbuName' } = {
  division: 'businessUnit',
  C_msDSCloudExtensionAttribute3: 'gbuName',
};

/** The label of a field as on the profile. */
function labelOf(field: ProfileField, isOwn: boolean): string {
  if (field === 'C_physicalDeliveryOfficeName' && !isOwn) return 'office';
  return labels[field] ?? field;
}

/** Each source once, with its date, its values and who can correct them. Rendered only on request. */
export function SourceList() {
  const { t, language, hasText } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const shown = useShownProfile();
  const [now] = useState(() => new Date());
  const { profile, isOwn, sources } = shown;
  if (sources === undefined) return null;
  const name = personName(profile, shell);
  // The profile does not repeat a business unit with the same name as the GBU.
  const isShown = (field: ProfileField) =>
    hasText(labelOf(field, isOwn)) && (field !== 'division' || businessUnitOf(profile) !== profile.gbuName);
  return (
    <ul className={styles.sources}>
      {bySource(shown, sources, isShown).map(({ source, parts }) => {
        const at = new Date(source.at);
        const time = timeAgo(at, now, wordsTag(language));
        return (
          <li key={`${source.kind} ${source.name}`}>
            <p className={styles.origin} title={format.moment(at)}>
              {originOf(source, { t, isOwn, name, time })}
            </p>
            {parts.map(({ canEdit, fields }) => (
              <p key={`${canEdit}`}>
                {fields.map((field) => t(labelOf(field, isOwn) as 'email')).join(', ')}
                <span className={styles.correction}>
                  {' · '}
                  {correctionOf(source, { t, isOwn, name, canEdit })}
                </span>
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

interface Words {
  t: Translate<'profile'>;
  isOwn: boolean;
  name: string;
}

function originOf(source: FieldSource, { t, isOwn, name, time }: Words & { time: string }): string {
  if (source.kind === 'feed') return t('sourceFeed', { feed: source.name, time });
  if (source.kind === 'administrator') return t('sourceAdministrator', { time });
  return isOwn ? t('sourceOwn', { time }) : t('sourcePerson', { name, time });
}

function correctionOf(source: FieldSource, { t, isOwn, name, canEdit }: Words & { canEdit: boolean }): string {
  if (canEdit) return t('correctOwn');
  if (source.kind === 'feed') return t('correctFeed', { feed: source.name });
  if (source.kind === 'administrator' || isOwn) return t('correctAdministrator');
  return t('correctPerson', { name });
}

interface FieldsOfSource {
  /** The source as stated for the field that was updated last. */
  source: FieldSource;
  /** The fields that the viewer cannot change, then those that the viewer can change. */
  parts: readonly { canEdit: boolean; fields: readonly ProfileField[] }[];
}

/** Groups the displayed fields by source; the source with the most fields comes first. */
function bySource(
  { profile }: ShownProfile,
  sources: Sources,
  isShown: (field: ProfileField) => boolean,
): FieldsOfSource[] {
  const shown = (Object.entries(sources) as [ProfileField, FieldSource][]).filter(
    ([field]) => profile[field] !== '' && isShown(field),
  );
  const groups = new Map<string, typeof shown>();
  for (const entry of shown) {
    const key = `${entry[1].kind} ${entry[1].name}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()]
    .toSorted((one, other) => other.length - one.length)
    .map((group) => ({
      source: group.map(([, source]) => source).reduce((one, other) => (one.at < other.at ? other : one)),
      parts: [false, true].flatMap((canEdit) => {
        const fields = group.map(([field]) => field).filter((field) => isEditable(profile, field) === canEdit);
        return fields.length === 0 ? [] : [{ canEdit, fields }];
      }),
    }));
}
