import type { ChartPerson } from '@directory/contract';
import { useFailureSentence } from '../../../messages/error-sentence.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './branch-tools.module.css';
import { SaveBranch } from './save-branch.tsx';
import { maxExpanded, type ShownBranch } from './use-branch.ts';

interface BranchToolsProps {
  branch: ShownBranch;
  head: ChartPerson;
}

/** Buttons to expand, collapse and save the complete branch. A person without direct reports can only be saved. */
export function BranchTools({ branch, head }: BranchToolsProps) {
  const { t } = useTranslation('org-chart');
  const format = useFormat();
  const sentence = useFailureSentence();
  const { isExpanding } = branch;
  const shown = branch.rows.filter(({ kind }) => kind === 'person').length;
  const total = head.headcount + 1;
  return (
    <div className={styles.tools}>
      {head.headcount > 0 && (
        <>
          <Button isRunning={isExpanding} onClick={() => branch.expandAll()}>
            {isExpanding ? t('expanding') : t('expandAll')}
          </Button>
          <Button onClick={branch.collapseAll}>{t('collapse')}</Button>
          <output className={styles.shown}>
            {t('shownOf', { shown: format.number(shown), total: format.number(total) })}
            {!isExpanding && shown >= maxExpanded && total > shown && ` ${t('expandLimit')}`}
          </output>
        </>
      )}
      <SaveBranch branch={branch} head={head} />
      {branch.overBudget !== undefined && <p role="alert">{sentence(branch.overBudget)}</p>}
      {branch.overBudget === undefined && branch.failed.has('expand-all') && <p role="alert">{t('expandFailed')}</p>}
    </div>
  );
}
