import { useTranslation } from '../../../messages/use-translation.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import type { Action } from '../settings-address.ts';
import { AddSynonyms } from './add-synonyms.tsx';
import { ChangeSynonyms } from './change-synonyms.tsx';
import { ImportSynonyms } from './import-synonyms.tsx';
import { SynonymTable } from './synonym-table.tsx';

/** The words of the company that mean the same: a list with search, its export, and a file that replaces it. */
export function VocabularySection({ action, id }: { action: Action; id: string }) {
  const { t } = useTranslation('vocabulary');
  if (action === 'add') return <AddSynonyms />;
  if (id !== '') return <ChangeSynonyms id={id} />;
  return (
    <>
      <Notice kind="note">{t('explained')}</Notice>
      <SynonymTable />
      <ImportSynonyms />
    </>
  );
}
