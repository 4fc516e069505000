import type { ChartPerson, OrgChart } from '@directory/contract';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { useLocation, useNavigationType } from '../../navigation/navigation.tsx';
import { personName } from '../../people/person-name.ts';
import { loginFromQuery } from '../../people/profile-address.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { CardsView } from './cards/cards-view.tsx';
import { ChartAbsent, ChartSkeleton } from './chart-absent.tsx';
import { ChartSearch } from './chart-search.tsx';
import { ChartTools } from './chart-tools.tsx';
import { cardsView, viewFromHash, type ChartView } from './chart-view.ts';
import { useViews, useViewsAhead } from './lazy-views.ts';
import styles from './org-chart-page.module.css';
import { useOrgChart } from './org-chart-queries.ts';
import { ChartNavigationProvider } from './chart-navigation.ts';
import { Announced } from '../../ui/status/announced.tsx';
import { LoadingWords } from '../../ui/status/loading-words.tsx';
import { Notice } from '../../ui/status/notice.tsx';
import { useSessionStore } from '../../viewer/session.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';

/** The chart of the person whose login is the query string, by default the viewer's own. The fragment selects the view. */
export function OrgChartPage() {
  const { search, hash } = useLocation();
  const login = loginFromQuery(search);
  const { data: chart, error, isPlaceholderData, isFetching, refetch } = useOrgChart(login);
  const selected = chart?.chain.at(-1);
  if (chart !== undefined && selected !== undefined) {
    return <ChartOf chart={chart} selected={selected} isLoading={isPlaceholderData} view={viewFromHash(hash)} />;
  }
  if (error !== null) {
    return <ChartAbsent login={login} failure={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  }
  return <ChartSkeleton />;
}

interface ChartOfProps {
  chart: OrgChart;
  selected: ChartPerson;
  /** Whether the chart is a placeholder derived from the previous one. */
  isLoading: boolean;
  view: ChartView;
}

function ChartOf({ chart, selected, isLoading, view }: ChartOfProps) {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const body = useRef<HTMLDivElement>(null);
  useFocusAfterNavigation(body, selected.login, isLoading);
  useViewsAhead();
  const { name: viewName } = view;
  const navigation = useMemo(
    () => ({ isNavigating: isLoading, view: viewName === 'connection' ? cardsView : { name: viewName, from: '' } }),
    [isLoading, viewName],
  );
  const name = personName(selected, shell);
  return (
    <ChartNavigationProvider value={navigation}>
      <div className={styles.page}>
        <div className={styles.head}>
          <PageHeading title={t('titleOf', { name })}>
            {t('heading')}
            <span className={styles.printedTitle}>
              {' '}
              · <bdi translate="no">{name}</bdi>
            </span>
          </PageHeading>
          <ChartSearch selected={selected} />
          <ChartTools selected={selected} viewName={viewName} />
        </div>
        <div ref={body}>
          <View chart={chart} selected={selected} isLoading={isLoading} view={view} />
        </div>
        <Announced text={isLoading ? shell('loading') : ''} />
      </div>
    </ChartNavigationProvider>
  );
}

/** The chosen view. If its code cannot be loaded, the cards stay, and a notice says so. */
function View({ chart, selected, isLoading, view }: ChartOfProps) {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const { reload } = useSessionStore();
  const { name: viewName, from } = view;
  const code = viewName === 'cards' ? undefined : viewName === 'connection' ? 'connection' : 'branch';
  const { branch: BranchViews, connection: ConnectionView, hasFailed } = useViews(code);
  if (viewName === 'cards' || hasFailed) {
    return (
      <>
        {hasFailed && (
          <Notice kind="warning" actions={<Button onClick={reload}>{shell('tryAgain')}</Button>}>
            {t('viewFailed')}
          </Notice>
        )}
        <CardsView chart={chart} selected={selected} isLoading={isLoading} />
      </>
    );
  }
  if (viewName === 'connection') {
    return ConnectionView === undefined ? <LoadingView /> : <ConnectionView selected={selected} from={from} />;
  }
  if (BranchViews === undefined) return <LoadingView />;
  return <BranchViews chart={chart} selected={selected} isLoading={isLoading} viewName={viewName} />;
}

function LoadingView() {
  return (
    <>
      <LoadingWords />
      <Skeleton height="20rem" />
    </>
  );
}

/** Focuses the selected person after navigation and scrolls them into view. On Back, the scroll position is restored instead. */
function useFocusAfterNavigation(body: RefObject<HTMLElement | null>, login: string, isLoading: boolean): void {
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(login);
  useEffect(() => {
    if (shown.current === login) return;
    const target = body.current?.querySelector<HTMLElement>('[data-chart-focus]');
    // The tree is not rendered until its people have loaded.
    if (target === null || target === undefined) return;
    shown.current = login;
    target.focus({ preventScroll: true });
    if (!isBack) (target.closest('article') ?? target).scrollIntoView({ block: 'nearest' });
    // `isLoading` changes when the tree has been rendered.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [body, login, isLoading, isBack]);
}
