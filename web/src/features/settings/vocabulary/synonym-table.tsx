import type { Synonyms } from '@directory/contract';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { currentLanguage } from '../../../messages/messages.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Link } from '../../../navigation/links.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { withoutAccents } from '../../../ui/without-accents.ts';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { EmptyList } from '../empty-list.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { Loaded } from '../loaded.tsx';
import { settingsAddress } from '../settings-address.ts';
import page from '../settings-page.module.css';
import { TableFrame } from '../table-frame.tsx';
import { useAction } from '../use-action.ts';
import { useSynonymChanges, useSynonyms } from './synonym-queries.ts';
import styles from './vocabulary.module.css';

/** Number of rows shown initially, and added per press of the button. */
const firstRows = 50;
const moreRows = 200;

/** All rows in a table that can be searched. */
export function SynonymTable() {
  const synonyms = useSynonyms();
  return <Loaded query={synonyms}>{(list) => (list.length === 0 ? <Empty /> : <Table list={list} />)}</Loaded>;
}

function Empty() {
  const { t } = useTranslation('vocabulary');
  return <EmptyList section="vocabulary" text={t('empty')} />;
}

function Table({ list }: { list: readonly Synonyms[] }) {
  const { t } = useTranslation('vocabulary');
  const { t: settings } = useTranslation('settings');
  const [typed, setTyped] = useState('');
  const [maxRows, setMaxRows] = useState(firstRows);
  const [leaving, setLeaving] = useState<Synonyms>();
  const saving = useAction(() => saveAsCsv(list));
  const wanted = withoutAccents(typed.trim());
  const found = list.filter(({ words }) => words.some((word) => withoutAccents(word).includes(wanted)));
  const shown = found.slice(0, maxRows);
  const left = found.length - shown.length;
  return (
    <div className={page.stack}>
      <div className={styles.tools}>
        <Field label={t('search')}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setMaxRows(firstRows);
              }}
            />
          )}
        </Field>
        <Button isRunning={saving.isRunning} onClick={() => void saving.run()}>
          <IconDownload size={20} stroke={1.5} aria-hidden="true" />
          {t('export')}
        </Button>
      </div>
      <FailureNotice failure={saving.failure} />
      <output className={page.quiet}>{t('count', { count: found.length })}</output>
      {found.length > 0 && (
        <TableFrame caption={t('list')} headings={[t('kind'), t('words'), t('actions')]}>
          {shown.map((row) => (
            <SynonymRow key={row.id} row={row} onRemove={() => setLeaving(row)} />
          ))}
        </TableFrame>
      )}
      {left > 0 && (
        <div className={page.buttons}>
          <Button onClick={() => setMaxRows(maxRows + moreRows)}>{settings('showMore')}</Button>
          <span className={page.quiet}>{settings('rowsLeft', { count: left })}</span>
        </div>
      )}
      {leaving !== undefined && <Removal row={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  );
}

function SynonymRow({ row, onRemove }: { row: Synonyms; onRemove: () => void }) {
  const { t } = useTranslation('vocabulary');
  const { t: settings } = useTranslation('settings');
  const name = row.words[0] ?? '';
  return (
    <tr>
      <td>{t(`kind.${row.kind}`)}</td>
      <td>
        <ul className={page.tags}>
          {row.words.map((word) => (
            <li key={word} className={page.tag}>
              <bdi>{word}</bdi>
            </li>
          ))}
        </ul>
      </td>
      <td>
        <div className={styles.rowActions}>
          <Link
            className={page.iconLink}
            to={settingsAddress('vocabulary', 'change', String(row.id))}
            aria-label={settings('changeOf', { name })}
            title={settings('changeOf', { name })}
            preventScrollReset
          >
            <IconPencil size={20} stroke={1.5} aria-hidden="true" />
          </Link>
          <IconButton label={settings('removeOf', { name })} onClick={onRemove}>
            <IconTrash size={20} stroke={1.5} aria-hidden="true" />
          </IconButton>
        </div>
      </td>
    </tr>
  );
}

/** The CSV library is loaded with the first file. */
async function saveAsCsv(list: readonly Synonyms[]): Promise<void> {
  const { synonymFile } = await import('./synonym-file.ts');
  saveFile('vocabulary.csv', new Blob([synonymFile(list, currentLanguage())], { type: 'text/csv;charset=utf-8' }));
}

function Removal({ row, onClose }: { row: Synonyms; onClose: () => void }) {
  const { t } = useTranslation('vocabulary');
  const navigateWithNotice = useNavigateWithNotice();
  const { remove } = useSynonymChanges();
  const word = row.words[0] ?? '';
  const removal = useAction(
    async () => {
      await remove(row);
      onClose();
      navigateWithNotice(settingsAddress('vocabulary'), t('removed', { word }));
    },
    { isLast: true },
  );
  return (
    <ConfirmRemoval heading={t('removal', { word })} removal={removal} onClose={onClose}>
      <p>{row.words.join(' = ')}</p>
      <p>{t('removalText')}</p>
    </ConfirmRemoval>
  );
}
