import type { ChartPerson, OrgChart } from '@directory/contract';
import { Suspense, useEffect, useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { useLocation, useNavigationType } from '../../navigation/navigation.tsx';
import { personName } from '../../people/person-name.ts';
import { loginFromQuery } from '../../people/profile-address.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { CardsView } from './cards/cards-view.tsx';
import { ChartAbsent, ChartSkeleton } from './chart-absent.tsx';
import { ChartSearch } from './chart-search.tsx';
import { ChartTools } from './chart-tools.tsx';
import { cardsView, viewFromHash, type ChartView } from './chart-view.ts';
import { BranchViews, ConnectionView, useViewsAhead } from './lazy-views.ts';
import styles from './org-chart-page.module.css';
import { useOrgChart } from './org-chart-queries.ts';
import { ChartNavigationProvider } from './chart-navigation.ts';
import { Announced } from '../../ui/status/announced.tsx';
import { LoadingWords } from '../../ui/status/loading-words.tsx';
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
              · <bdi>{name}</bdi>
            </span>
          </PageHeading>
          <ChartSearch selected={selected} />
          <ChartTools selected={selected} viewName={viewName} />
        </div>
        <div ref={body}>
          {viewName === 'cards' && <CardsView chart={chart} selected={selected} isLoading={isLoading} />}
          <Suspense
            fallback={
              <>
                <LoadingWords />
                <Skeleton height="20rem" />
              </>
            }
          >
            {viewName === 'connection' && <ConnectionView selected={selected} from={view.from} />}
            {(viewName === 'outline' || viewName === 'tree') && (
              <BranchViews chart={chart} selected={selected} isLoading={isLoading} viewName={viewName} />
            )}
          </Suspense>
        </div>
        <Announced text={isLoading ? shell('loading') : ''} />
      </div>
    </ChartNavigationProvider>
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
