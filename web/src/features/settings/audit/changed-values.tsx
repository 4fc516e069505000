import { alwaysEditableFields, editableFields } from '@directory/contract';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../messages/format.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './audit.module.css';

type Values = Readonly<Record<string, unknown>> | null;

/** Numbers that the lists beside them tell as well. */
const hidden: ReadonlySet<string> = new Set(['addedCount', 'removedCount']);

/** Entries of a list that are written out; of addresses fewer, each being long. */
const listedEntries = 20;
const listedAddresses = 3;

/** What was there before, and after, value by value; values that stayed are left out. */
export function ChangedValues({ before, after }: { before: Values; after: Values }) {
  const { t } = useTranslation('settings');
  const nameOf = useValueName();
  const write = useWrittenValue();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names.filter(
    (name) => !hidden.has(name) && JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
  if (changed.length === 0) return null;
  return (
    <dl className={styles.values}>
      {changed.map((name) => (
        <div key={name} className={styles.value}>
          <dt>{nameOf(name, before?.[name] ?? after?.[name])}</dt>
          <dd>
            {before !== null && name in before && (
              <>
                <VisuallyHidden>{t('before')} </VisuallyHidden>
                <span className={styles.before}>{write(before[name])}</span>
              </>
            )}
            {before !== null && after !== null && name in before && name in after && (
              <IconArrowRight size={16} stroke={1.5} aria-hidden="true" />
            )}
            {after !== null && name in after && (
              <>
                <VisuallyHidden> {t('after')} </VisuallyHidden>
                <span>{write(after[name])}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const fields = [...editableFields, ...alwaysEditableFields];

function useValueName(): (name: string, value: unknown) => string {
  const { t } = useTranslation('settings');
  const { t: profile } = useTranslation('profile');
  return (name, value) => {
    // An address list says which addresses came and went, a feed how many people did.
    if (name === 'added' && Array.isArray(value)) return t('addressesAdded');
    if (name === 'removed') return t('addressesTaken');
    const field = fields.find((known) => known === name);
    if (field !== undefined) return profile(field);
    switch (name) {
      case 'allowedAttributes':
        return t('ruleFields');
      case 'allowedAddresses':
        return t('addresses');
      case 'addressCount':
        return t('valueAddressCount');
      case 'login':
        return t('valueLogin');
      case 'photo':
        return t('valuePhoto');
      case 'added':
      case 'changed':
      case 'unchanged':
      case 'left':
      case 'rejected':
        return t(`${name}People`);
      default:
        return name;
    }
  };
}

function useWrittenValue(): (value: unknown) => string {
  const { t } = useTranslation('settings');
  const { t: profile } = useTranslation('profile');
  const format = useFormat();
  const one = (value: unknown): string => {
    if (typeof value === 'number') return format.number(value);
    if (typeof value === 'object' && value !== null) return Object.values(value).filter(Boolean).join(', ');
    const field = fields.find((known) => known === value);
    return field === undefined ? String(value) : profile(field);
  };
  return (value) => {
    if (value === undefined || value === null || value === '') return t('nothing');
    if (!Array.isArray(value)) return one(value);
    if (value.length === 0) return t('nothing');
    // Entries that are addresses have commas in them.
    const areAddresses = value.some((entry) => typeof entry === 'object');
    const most = areAddresses ? listedAddresses : listedEntries;
    const listed = value
      .slice(0, most)
      .map(one)
      .join(areAddresses ? ' ; ' : ', ');
    const more = value.length - most;
    return more > 0 ? `${listed} ${t('andMore', { count: more, rows: format.number(more) })}` : listed;
  };
}
