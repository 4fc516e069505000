import type { ChartPerson, OrgChart } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { personName } from '../../../people/person-name.ts';
import { Skeleton } from '../../../ui/status/skeleton.tsx';
import { BranchTools } from './branch-tools.tsx';
import styles from './branch-views.module.css';
import { Managers } from './managers.tsx';
import { NotOnChart } from '../not-on-chart.tsx';
import { Outline } from '../outline/outline.tsx';
import { TreeView } from '../tree/tree-view.tsx';
import { useBranch } from './use-branch.ts';
import { useIsPrinting } from '../../../ui/browser/use-is-printing.ts';

export interface BranchViewsProps {
  chart: OrgChart;
  selected: ChartPerson;
  isLoading: boolean;
  viewName: 'outline' | 'tree';
}

/** The branch of the selected person, as an outline or as a drawing. Both views share the expanded rows. */
export function BranchViews({ chart, selected, isLoading, viewName }: BranchViewsProps) {
  return (
    <>
      <Managers chart={chart} />
      {isLoading ? (
        <Skeleton height="20rem" />
      ) : (
        // The key resets the state for another head.
        <LoadedBranch key={selected.login.toLowerCase()} chart={chart} selected={selected} viewName={viewName} />
      )}
    </>
  );
}

function LoadedBranch({ chart, selected, viewName }: Omit<BranchViewsProps, 'isLoading'>) {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const branch = useBranch(chart, selected);
  const isPrinting = useIsPrinting();
  const label = t('branchOf', { name: personName(selected, shell) });
  return (
    <div className={styles.branch}>
      <BranchTools branch={branch} head={selected} />
      {viewName === 'tree' && <TreeView branch={branch} label={label} />}
      {/* Printing uses the outline, because text flows over pages, while a drawing would be cut off at the page edge. */}
      {(viewName === 'outline' || isPrinting) && <Outline branch={branch} label={label} isPrinting={isPrinting} />}
      <NotOnChart count={chart.notShownCount} />
    </div>
  );
}
