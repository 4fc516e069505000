import type { FieldSource, ProfileField } from '@directory/contract';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../messages/format.ts';
import { regionalTag } from '../../messages/language.ts';
import { personName } from '../../people/person-name.ts';
import { isEditable, useShownProfile } from './shown-profile.ts';
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
  return latestOfEach(fields.flatMap((field) => sources[field] ?? [])).map((source) => {
    const at = new Date(source.at);
    const time = timeAgo(at, now, regionalTag(i18n.language));
    return (
      <dd key={source.kind + source.name} className={styles.source}>
        <span title={format.moment(at)}>{originOf(source, { t, isOwn, name, time })}</span>
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

/** The latest source of each kind: a value made from several fields has one line per source. */
function latestOfEach(sources: readonly FieldSource[]): FieldSource[] {
  const latest = new Map<string, FieldSource>();
  for (const source of sources) {
    const key = `${source.kind} ${source.name}`;
    const known = latest.get(key);
    if (known === undefined || known.at < source.at) latest.set(key, source);
  }
  return [...latest.values()];
}
