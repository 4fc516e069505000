import type { FieldSource, ProfileField } from '@directory/contract';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../messages/format.ts';
import { regionalTag } from '../../messages/language.ts';
import { personName } from '../../people/person-name.ts';
import { isEditable, useShownProfile, type Sources } from './shown-profile.ts';
import styles from './source-line.module.css';
import { timeAgo } from './time-ago.ts';

/** The source and date of a value, and who can correct it. Rendered only on request. */
export function SourceLine({ fields }: { fields: readonly ProfileField[] }) {
  const { t, i18n } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const { profile, isOwn, sources } = useShownProfile();
  const [now] = useState(() => new Date());
  if (sources === undefined) return null;
  const name = personName(profile, shell);
  const canEdit = fields.some((field) => isEditable(profile, field));
  const groups = bySource(fields, sources);
  return groups.map(({ source, fields: ofSource }) => {
    const at = new Date(source.at);
    const time = timeAgo(at, now, regionalTag(i18n.language));
    const origin = originOf(source, { t, isOwn, name, time });
    const labels = ofSource.map((field) => t(field as 'email')).join(', ');
    return (
      <dd key={source.kind + source.name} className={styles.source}>
        <span title={format.moment(at)}>
          {groups.length > 1 ? t('sourceOf', { fields: labels, source: origin }) : origin}
        </span>
        {' · '}
        {correctionOf(source, { t, isOwn, name, canEdit })}
      </dd>
    );
  });
}

interface Words {
  t: TFunction<'profile'>;
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
  /** The latest of the fields. */
  source: FieldSource;
  fields: ProfileField[];
}

/** The fields of each source: a value made from several fields has one line per source. */
function bySource(fields: readonly ProfileField[], sources: Sources): FieldsOfSource[] {
  const groups = new Map<string, FieldsOfSource>();
  for (const field of fields) {
    const source = sources[field];
    if (source === undefined) continue;
    const key = `${source.kind} ${source.name}`;
    const known = groups.get(key);
    groups.set(key, {
      source: known === undefined || known.source.at < source.at ? source : known.source,
      fields: [...(known?.fields ?? []), field],
    });
  }
  return [...groups.values()];
}
