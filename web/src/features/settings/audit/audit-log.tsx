import type { AuditKind, AuditRecord, HidingScope } from '@directory/contract';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Actor } from '../actor.tsx';
import { useUnitName } from '../addresses/addresses-queries.ts';
import { useGroupName } from '../hiding/hiding-words.ts';
import { Item, ItemList, useIsPhone } from '../item-list.tsx';
import { Loaded } from '../loaded.tsx';
import { MorePages } from '../more-pages.tsx';
import page from '../settings-page.module.css';
import styles from './audit.module.css';
import { useAudit, type AuditFilters } from './audit-queries.ts';
import { changedValues, ChangedValues } from './changed-values.tsx';

interface AuditLogProps {
  filters: AuditFilters;
  kindName: (kind: AuditKind) => string;
}

/** The audit entries. More are loaded near the end of the page, or with the button. */
export function AuditLog({ filters, kindName }: AuditLogProps) {
  const { t } = useTranslation('settings');
  const audit = useAudit(filters);
  const isPhone = useIsPhone();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = audit;
  const end = useRef<HTMLDivElement>(null);
  const canLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (end.current === null || !canLoad) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) void fetchNextPage();
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [canLoad, fetchNextPage]);
  return (
    <Loaded query={audit} skeletons={6}>
      {({ pages }) => {
        const records = pages.flat();
        if (records.length === 0) return <p className={page.panel}>{t('noAudit')}</p>;
        return (
          <>
            {isPhone ? (
              <ItemList label={t('audit')}>
                {records.map((record) => (
                  <EntryItem key={record.id} record={record} kindName={kindName} />
                ))}
              </ItemList>
            ) : (
              <ol className={page.rows} aria-label={t('audit')}>
                {records.map((record) => (
                  <li key={record.id} className={styles.record}>
                    <Entry record={record} kindName={kindName} />
                  </li>
                ))}
              </ol>
            )}
            <MorePages ref={end} query={audit}>
              <span className={page.quiet}>{t('auditEnd')}</span>
            </MorePages>
          </>
        );
      }}
    </Loaded>
  );
}

/** Kinds of changes to settings that exist only once, so that they need no subject. */
const kindsWithoutSubject: ReadonlySet<AuditKind> = new Set([
  'chart.changed',
  'about-me.changed',
  'synonyms.replaced',
  'database.restored',
]);

interface EntryProps {
  record: AuditRecord;
  kindName: (kind: AuditKind) => string;
}

function Entry({ record, kindName }: EntryProps) {
  const { t } = useTranslation('settings');
  const { actor, actorPerson } = record;
  return (
    <article>
      <div className={styles.head}>
        <p>
          <What record={record} kindName={kindName} />
        </p>
        <When record={record} />
      </div>
      <p className={page.quiet}>
        {t('by')} <Actor name={actor} person={actorPerson} />
      </p>
      <ChangedValues record={record} />
    </article>
  );
}

/** An entry on a phone. */
function EntryItem({ record, kindName }: EntryProps) {
  const format = useFormat();
  const { at, actor, actorPerson, kind } = record;
  return (
    <Item
      label={`${kindName(kind)} · ${format.moment(new Date(at))}`}
      name={<What record={record} kindName={kindName} />}
      summary={
        <>
          <When record={record} />
          {' · '}
          <Actor name={actor} person={actorPerson} />
        </>
      }
    >
      {changedValues(record).length > 0 ? <ChangedValues record={record} /> : undefined}
    </Item>
  );
}

/** The kind of change, and what was changed unless it is clear. */
function What({ record, kindName }: EntryProps) {
  const { actor, kind, subject } = record;
  const isOwn = actor.toLowerCase() === subject.toLowerCase();
  return (
    <>
      <strong>{kindName(kind)}</strong>
      {!isOwn && !kindsWithoutSubject.has(kind) && (
        <>
          {' · '}
          <Subject record={record} />
        </>
      )}
    </>
  );
}

function When({ record: { at } }: { record: AuditRecord }) {
  const format = useFormat();
  return (
    <time className={page.quiet} dateTime={at}>
      {format.moment(new Date(at))}
    </time>
  );
}

/** The person, business unit, rule or feed that was changed. */
function Subject({ record: { kind, subject, subjectPerson, before, after } }: { record: AuditRecord }) {
  const unitName = useUnitName();
  const groupName = useGroupName();
  if (kind.startsWith('addresses.')) return <bdi>{unitName(subject)}</bdi>;
  if (kind.startsWith('hiding.')) {
    const { hidingScope: scope } = (after ?? before ?? {}) as { hidingScope?: HidingScope };
    return <bdi>{scope === undefined ? subject : groupName(scope, subject)}</bdi>;
  }
  if (kind === 'feed.run' || kind.startsWith('synonyms.')) return <bdi>{subject}</bdi>;
  return <Actor name={subject} person={subjectPerson} />;
}
