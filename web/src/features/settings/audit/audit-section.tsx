import { auditKinds, exportAudit, type AuditKind, type PersonSummary } from '@directory/contract';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useSearchParams } from '../../../navigation/navigation.tsx';
import { callForFile } from '../../../api/call.ts';
import { currentLanguage } from '../../../messages/messages.ts';
import { PersonPicker } from '../../../people/picker/person-picker.tsx';
import { personName } from '../../../people/person-name.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import page from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { usePickerWords } from '../use-picker-words.ts';
import styles from './audit.module.css';
import { AuditLog } from './audit-log.tsx';
import { periodOf, type AuditDays } from './audit-period.ts';
import { useAudit, type AuditFilters } from './audit-queries.ts';

/** The filters, which are in the address, so that a filtered list can be shared and reloaded. */
function useAuditFilters() {
  const [query, setQuery] = useSearchParams();
  const days: AuditDays = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  const filters: AuditFilters = periodOf(days);
  const kind = auditKinds.find((name) => name === query.get('kind'));
  const person = query.get('person') ?? '';
  if (kind !== undefined) filters.kind = kind;
  if (person !== '') filters.person = person;
  const narrow = (name: 'person' | 'kind' | keyof AuditDays, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { filters, days, narrow };
}

/** The audit log: who changed what and when. */
export function AuditSection() {
  const { t } = useTranslation('settings');
  const { filters, days, narrow } = useAuditFilters();
  const kindName = useKindName();
  const exporting = useAction(async () => {
    const { file, name } = await callForFile(exportAudit, { query: { ...filters, language: currentLanguage() } });
    saveFile(name === '' ? 'audit.csv' : name, file);
  });
  return (
    <>
      <div className={styles.filters}>
        <PersonFilter filters={filters} onChange={(login) => narrow('person', login)} />
        <SelectField
          label={t('auditKind')}
          value={filters.kind ?? ''}
          empty={t('anyKind')}
          choices={auditKinds.map((kind) => ({ value: kind, label: kindName(kind) }))}
          onChange={(kind) => narrow('kind', kind)}
        />
        <DayField label={t('auditFrom')} value={days.from} onChange={(day) => narrow('from', day)} />
        <DayField label={t('auditTo')} value={days.to} onChange={(day) => narrow('to', day)} />
        <Button className={styles.export} isRunning={exporting.isRunning} onClick={() => void exporting.run()}>
          <IconDownload size={20} stroke={1.5} aria-hidden="true" />
          {exporting.isRunning ? t('exporting') : t('exportCsv')}
        </Button>
      </div>
      <FailureNotice failure={exporting.failure} />
      <div className={page.stack}>
        <AuditLog filters={filters} kindName={kindName} />
      </div>
    </>
  );
}

function DayField({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <Field label={label}>
      {(control) => <input {...control} type="date" value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}

function PersonFilter({ filters, onChange }: { filters: AuditFilters; onChange: (login: string) => void }) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const words = usePickerWords();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<PersonSummary>();
  const known = usePeopleOfAudit(filters);
  const { person = '' } = filters;
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(person);
  useEffect(() => {
    if (shown.current === person) return;
    shown.current = person;
    // The control that had the focus has been replaced by the other one.
    if (document.activeElement === document.body) part.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [person]);
  if (person !== '') {
    const found = [chosen, ...known].find((candidate) => candidate?.login.toLowerCase() === person.toLowerCase());
    const name = found === undefined ? person : personName(found, shell);
    return (
      <div ref={part} className={styles.chosen}>
        <span className={styles.label}>{t('person')}</span>
        <Chip removeLabel={t('removePerson', { name })} onRemove={() => onChange('')}>
          {name}
        </Chip>
      </div>
    );
  }
  return (
    <div ref={part}>
      <PersonPicker
        label={t('person')}
        value={text}
        words={words}
        onType={setText}
        onChoose={(found) => {
          setText('');
          setChosen(found);
          onChange(found.login);
        }}
      />
    </div>
  );
}

/** The people in the loaded entries. After a reload, they are the only source of the name of the person in the filter. */
function usePeopleOfAudit(filters: AuditFilters): PersonSummary[] {
  const { data } = useAudit(filters);
  const records = data?.pages.flat() ?? [];
  return records
    .flatMap(({ actorPerson, subjectPerson }) => [actorPerson, subjectPerson])
    .filter((who) => who !== null);
}

/** Returns the label of a kind of change. */
function useKindName(): (kind: AuditKind) => string {
  const { t } = useTranslation('settings');
  return (kind) => t(`audit.${kind}`);
}
