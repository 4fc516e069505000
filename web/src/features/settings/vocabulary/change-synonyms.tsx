import type { Synonyms } from '@directory/contract';
import { useState, type SubmitEvent } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { Loaded } from '../loaded.tsx';
import { NewerVersion } from '../newer-version.tsx';
import { settingsAddress } from '../settings-address.ts';
import page from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { SynonymFields, type SynonymDraft } from './synonym-fields.tsx';
import { useSynonymChanges, useSynonyms } from './synonym-queries.ts';
import { faultOfWords, readWords } from './synonym-words.ts';
import { WordTags } from './word-tags.tsx';

/** The form of one row. */
export function ChangeSynonyms({ id }: { id: string }) {
  const synonyms = useSynonyms();
  return <Loaded query={synonyms}>{(list) => <Row row={list.find((other) => String(other.id) === id)} />}</Loaded>;
}

/** The form remains if someone else removes the row, so that the typed words can be added again. */
function Row({ row }: { row: Synonyms | undefined }) {
  const { t } = useTranslation('vocabulary');
  const { t: settings } = useTranslation('settings');
  const [opened] = useState(row);
  const shown = row ?? opened;
  if (shown !== undefined) return <SynonymForm newest={shown} isRemoved={row === undefined} />;
  return (
    <Notice
      kind="warning"
      actions={<ButtonLink to={settingsAddress('vocabulary')}>{settings('backToList')}</ButtonLink>}
    >
      {t('removedMeanwhile')}
    </Notice>
  );
}

const draftOf = ({ kind, words }: Synonyms): SynonymDraft => ({ kind, text: words.join('\n') });

/** The form is based on the version that it was opened with, and offers a newer version. */
function SynonymForm({ newest, isRemoved }: { newest: Synonyms; isRemoved: boolean }) {
  const { t } = useTranslation('vocabulary');
  const { t: settings } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const navigateWithNotice = useNavigateWithNotice();
  const { add, change } = useSynonymChanges();
  const [base, setBase] = useState(newest);
  const [draft, setDraft] = useState(draftOf(newest));
  const [isChecked, setIsChecked] = useState(false);
  const name = base.words[0] ?? '';
  const saving = useAction(
    async () => {
      const wanted = { kind: draft.kind, words: readWords(draft.text) };
      const row = isRemoved ? await add(wanted) : await change(base, wanted);
      navigateWithNotice(
        settingsAddress('vocabulary'),
        t(isRemoved ? 'added' : 'changed', { word: row.words[0] ?? '' }),
      );
    },
    { isLast: true },
  );
  const code = saving.failure instanceof ApiFailure ? saving.failure.code : undefined;
  const hasNewerVersion = newest.version > base.version && !saving.isRunning;
  const isExplained = (code === 'synonyms.stale' && hasNewerVersion) || (code === 'synonyms.unknown' && isRemoved);
  const { kind, text } = draftOf(base);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    if (faultOfWords(readWords(draft.text)) === undefined) void saving.run();
    else event.currentTarget.querySelector('textarea')?.focus();
  }

  function continueFrom(chosen: SynonymDraft) {
    setBase(newest);
    setDraft(chosen);
    saving.clearFailure();
  }

  return (
    <form className={page.panel} aria-label={settings('changeOf', { name })} onSubmit={submit}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {hasNewerVersion && (
        <NewerVersion
          hasRejected={code === 'synonyms.stale'}
          choices={[
            { text: settings('useNewer'), onChoose: () => continueFrom(draftOf(newest)) },
            { text: settings('keepMine'), onChoose: () => continueFrom(draft) },
          ]}
        >
          <p>{t('stale', { time: format.moment(new Date(newest.changedAt)) })}</p>
          <WordTags words={newest.words} />
        </NewerVersion>
      )}
      <SynonymFields draft={draft} isChecked={isChecked} onChange={setDraft} />
      {isRemoved && !saving.isRunning && <Notice kind="warning">{t('removedButKept')}</Notice>}
      {!isExplained && <FailureNotice isInForm failure={saving.failure} />}
      <FormButtons
        section="vocabulary"
        label={shell('submit')}
        isRunning={saving.isRunning}
        canSubmit={!hasNewerVersion}
      />
      <LeaveGuard isChanged={draft.kind !== kind || draft.text !== text} />
    </form>
  );
}
