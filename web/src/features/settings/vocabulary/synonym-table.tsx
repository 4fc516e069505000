import type { Synonyms } from '@directory/contract';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Fragment, useState } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { currentLanguage } from '../../../messages/messages.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button, IconButton, IconLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { withoutAccents } from '../../../ui/without-accents.ts';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { EmptyList } from '../empty-list.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { Item, ItemList, useIsPhone } from '../item-list.tsx';
import { Loaded } from '../loaded.tsx';
import { LongList } from '../long-list.tsx';
import { settingsAddress } from '../settings-address.ts';
import page from '../settings-page.module.css';
import { TableFrame } from '../table-frame.tsx';
import { useAction } from '../use-action.ts';
import { useItemActions } from '../use-item-actions.tsx';
import { useListState } from '../use-list-state.ts';
import { useSynonymChanges, useSynonyms } from './synonym-queries.ts';
import styles from './vocabulary.module.css';
import { WordTags } from './word-tags.tsx';

/** Number of rows shown initially. */
const firstRows = 50;

/** All rows by kind and first word, in a table that can be searched. On a phone, a list. */
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
  const format = useFormat();
  const isPhone = useIsPhone();
  const [typed, setTyped] = useListState('filter', '');
  const [leaving, setLeaving] = useState<Synonyms>();
  const saving = useAction(() => saveAsCsv(list));
  const wanted = withoutAccents(typed.trim());
  const found = list
    .filter(({ words }) => words.some((word) => withoutAccents(word).includes(wanted)))
    .toSorted(
      (one, other) =>
        format.compare(t(`kind.${one.kind}`), t(`kind.${other.kind}`)) ||
        format.compare(one.words[0] ?? '', other.words[0] ?? ''),
    );
  return (
    <div className={page.stack}>
      <div className={styles.tools}>
        <Field label={t('search')}>
          {(control) => (
            <input {...control} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
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
        <LongList items={found} first={firstRows}>
          {(shown) =>
            isPhone ? (
              <ItemList label={t('list')}>
                {shown.map((row) => (
                  <SynonymItem key={row.id} row={row} onRemove={() => setLeaving(row)} />
                ))}
              </ItemList>
            ) : (
              <TableFrame caption={t('list')} headings={[t('kind'), t('words'), t('actions')]}>
                {shown.map((row) => (
                  <SynonymRow key={row.id} row={row} onRemove={() => setLeaving(row)} />
                ))}
              </TableFrame>
            )
          }
        </LongList>
      )}
      {leaving !== undefined && <Removal row={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  );
}

interface SynonymRowProps {
  row: Synonyms;
  onRemove: () => void;
}

function SynonymRow({ row, onRemove }: SynonymRowProps) {
  const { t } = useTranslation('vocabulary');
  return (
    <tr>
      <td>{t(`kind.${row.kind}`)}</td>
      <td>
        <WordTags words={row.words} />
      </td>
      <td>
        <RowButtons row={row} onRemove={onRemove} />
      </td>
    </tr>
  );
}

function RowButtons({ row, onRemove }: SynonymRowProps) {
  const { t: settings } = useTranslation('settings');
  const name = row.words[0] ?? '';
  return (
    <div className={styles.rowActions}>
      <IconLink
        label={settings('changeOf', { name })}
        to={settingsAddress('vocabulary', 'change', String(row.id))}
        preventScrollReset
      >
        <IconPencil size={20} stroke={1.5} aria-hidden="true" />
      </IconLink>
      <IconButton label={settings('removeOf', { name })} onClick={onRemove}>
        <IconTrash size={20} stroke={1.5} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function SynonymItem({ row, onRemove }: SynonymRowProps) {
  const { t } = useTranslation('vocabulary');
  const { change, remove } = useItemActions();
  const [name = '', ...others] = row.words;
  return (
    <Item
      label={name}
      name={
        <span className={page.rowName}>
          <bdi>{name}</bdi>
        </span>
      }
      summary={
        <>
          {t(`kind.${row.kind}`)}
          {others.map((word) => (
            <Fragment key={word}>
              {' · '}
              <bdi>{word}</bdi>
            </Fragment>
          ))}
        </>
      }
      actions={[change(name, settingsAddress('vocabulary', 'change', String(row.id))), remove(name, onRemove)]}
    />
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
      <WordTags words={row.words} />
      <p>{t('removalText')}</p>
    </ConfirmRemoval>
  );
}
