import { maxEntries } from '@directory/contract';
import { useMemo, type KeyboardEvent, type SubmitEvent } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useLocation } from '../../../navigation/navigation.tsx';
import { isOverBudget } from '../../../api/call.ts';
import { useFailureSentence } from '../../../messages/error-sentence.ts';
import { useFormat } from '../../../messages/format.ts';
import { BudgetMessage } from '../../../people/budget-message.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import styles from './find-several-page.module.css';
import { SeveralResults } from './several-results.tsx';
import { outcomesOf } from './several-outcome.ts';
import { useSeveralPeople } from './use-several-people.ts';
import { focusFirstField } from '../../../ui/form/focus-first-field.ts';
import { Announced } from '../../../ui/status/announced.tsx';

/** Finds several people at once, from a pasted line of addresses, a column or rows of a spreadsheet. */
export function FindSeveralPage() {
  // Pasting a text into the header of this page starts a new visit.
  const { key } = useLocation();
  return <FindSeveral key={key} />;
}

function FindSeveral() {
  const { t } = useTranslation('several');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const failureSentence = useFailureSentence();
  const { text, found, chosen, isSearching, failure, type, find, choose, clear } = useSeveralPeople();
  const outcomes = useMemo(() => outcomesOf({ found, chosen }), [found, chosen]);
  const foundOf = t('foundOf', {
    found: format.number(outcomes.filter(({ person }) => person !== undefined).length),
    total: format.number(outcomes.length),
  });
  const isEmpty = text.trim() === '';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isEmpty && !isSearching) find();
  }

  // Enter alone inserts a line break, as in any text area.
  function submitByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isEmpty && !isSearching) find();
  }

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Breadcrumb parents={[{ to: '/', label: shell('home') }]} current={t('heading')} />
        <PageHeading title={t('heading')}>{t('heading')}</PageHeading>
      </div>
      <form className={styles.form} onSubmit={submit} aria-busy={isSearching}>
        <Field label={t('textLabel')} hint={t('textHint', { most: format.number(maxEntries) })}>
          {({ className, ...control }) => (
            <textarea
              {...control}
              className={`${className} ${styles.text}`}
              rows={6}
              value={text}
              onChange={({ target }) => type(target.value)}
              onKeyDown={submitByKey}
              placeholder={t('textExample')}
              spellCheck={false}
              autoComplete="off"
              dir="auto"
            />
          )}
        </Field>
        <div className={styles.buttons}>
          <Button type="submit" look="primary" isLarge disabled={isEmpty} isRunning={isSearching}>
            {t('find')}
          </Button>
          {(text !== '' || found !== undefined) && (
            <Button
              look="quiet"
              disabled={isSearching}
              onClick={({ currentTarget }) => {
                focusFirstField(currentTarget);
                clear();
              }}
            >
              {t('startAgain')}
            </Button>
          )}
          {isSearching && (
            <div className={styles.progress} aria-hidden="true">
              <progress />
              {t('searching')}
            </div>
          )}
          <Announced text={isSearching ? t('searching') : failure === null && outcomes.length > 0 ? foundOf : ''} />
        </div>
        <p className={styles.kept}>{t('notKept')}</p>
      </form>
      {!isSearching && failure !== null && isOverBudget(failure) && <BudgetMessage failure={failure} />}
      {!isSearching && failure !== null && !isOverBudget(failure) && (
        <Notice kind="failure">
          {t('failed')} {failureSentence(failure)}
        </Notice>
      )}
      {found !== undefined && !isSearching && failure === null && (
        <SeveralResults found={found} outcomes={outcomes} summary={foundOf} choose={choose} />
      )}
    </div>
  );
}
