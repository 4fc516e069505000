import type { ChartPerson } from '@directory/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../messages/format.ts';
import { Button } from '../../ui/button.tsx';
import styles from './branch-tools.module.css';
import { SaveBranch } from './save-branch.tsx';
import { mostUnfolded, type ShownBranch } from './use-branch.ts';

interface BranchToolsProps {
  branch: ShownBranch;
  head: ChartPerson;
}

/** Unfolds, folds and saves the whole branch. */
export function BranchTools({ branch, head }: BranchToolsProps) {
  const { t } = useTranslation('org-chart');
  const format = useFormat();
  const { isUnfolding } = branch;
  const shown = branch.rows.filter(({ kind }) => kind === 'person').length;
  const total = head.headcount + 1;
  return (
    <div className={styles.tools}>
      <Button aria-disabled={isUnfolding} onClick={() => !isUnfolding && branch.unfold()}>
        {isUnfolding ? t('unfolding') : t('unfold')}
      </Button>
      <Button onClick={branch.fold}>{t('fold')}</Button>
      <output className={styles.shown}>
        {t('shownOf', { shown: format.number(shown), total: format.number(total) })}
        {!isUnfolding && shown >= mostUnfolded && total > shown && ` ${t('unfoldedMost')}`}
      </output>
      <SaveBranch branch={branch} head={head} />
      {branch.failed.has('unfold') && <p role="alert">{t('unfoldFailed')}</p>}
    </div>
  );
}
