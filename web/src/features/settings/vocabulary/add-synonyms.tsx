import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { settingsAddress } from '../settings-address.ts';
import page from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { SynonymFields, type SynonymDraft } from './synonym-fields.tsx';
import { useSynonymChanges } from './synonym-queries.ts';
import { faultOfWords, readWords } from './synonym-words.ts';

/** The form for a new row. */
export function AddSynonyms() {
  const { t } = useTranslation('vocabulary');
  const { t: shell } = useTranslation('shell');
  const navigateWithNotice = useNavigateWithNotice();
  const { add } = useSynonymChanges();
  const [draft, setDraft] = useState<SynonymDraft>({ kind: 'role', text: '' });
  const [isChecked, setIsChecked] = useState(false);
  const adding = useAction(
    async () => {
      const row = await add({ kind: draft.kind, words: readWords(draft.text) });
      navigateWithNotice(settingsAddress('vocabulary'), t('added', { word: row.words[0] ?? '' }));
    },
    { isLast: true },
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    if (faultOfWords(readWords(draft.text)) === undefined) void adding.run();
    else event.currentTarget.querySelector('textarea')?.focus();
  }

  return (
    <form className={page.panel} aria-label={t('add')} onSubmit={submit}>
      <h3>{t('add')}</h3>
      <SynonymFields draft={draft} isChecked={isChecked} onChange={setDraft} />
      <FailureNotice isInForm failure={adding.failure} />
      <FormButtons section="vocabulary" label={shell('submit')} isRunning={adding.isRunning} />
      <LeaveGuard isChanged={draft.text.trim() !== ''} />
    </form>
  );
}
