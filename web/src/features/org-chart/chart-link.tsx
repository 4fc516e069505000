import type { ReactNode } from 'react';
import { Link } from '../../navigation/links.tsx';
import { viewAddress } from './chart-view.ts';
import { usePrefetchChart } from './org-chart-queries.ts';
import { useChartNavigation } from './chart-navigation.ts';

interface ChartLinkProps {
  login: string;
  className?: string;
  /** Whether the text is the person's name, over which the hover card opens. */
  isName?: boolean;
  children: ReactNode;
}

/** A link to a person's chart, which is prefetched on pointer down. It does nothing while the chart of another person is loading. */
export function ChartLink({ login, className, isName = false, children }: ChartLinkProps) {
  const { isNavigating, view } = useChartNavigation();
  const prepare = usePrefetchChart();
  return (
    <Link
      {...(className === undefined ? {} : { className })}
      to={viewAddress(login, view)}
      preventScrollReset
      data-person-card={isName ? login : undefined}
      aria-disabled={isNavigating ? true : undefined}
      onPointerDown={() => isNavigating || prepare(login)}
      onClick={(event) => {
        // Ignores a second click while the next chart is loading.
        if (isNavigating) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}
