import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { viewAddress } from './chart-view.ts';
import { usePrepareChart } from './org-chart-queries.ts';
import { useSteps } from './steps.ts';

interface StepLinkProps {
  login: string;
  className?: string;
  children: ReactNode;
}

/** A link to somebody's place on the chart, which is asked for as soon as the link is aimed at. Dead while a step is under way. */
export function StepLink({ login, className, children }: StepLinkProps) {
  const { isStepping, view } = useSteps();
  const prepare = usePrepareChart();
  return (
    <Link
      {...(className === undefined ? {} : { className })}
      to={viewAddress(login, view)}
      preventScrollReset
      aria-disabled={isStepping ? true : undefined}
      onPointerDown={() => isStepping || prepare(login)}
      onClick={(event) => {
        // A second click during a change of level does nothing.
        if (isStepping) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}
