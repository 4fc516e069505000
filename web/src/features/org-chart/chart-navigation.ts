import { createContext, use } from 'react';
import { cardsView, type ChartView } from './chart-view.ts';

/** How links on the chart behave. */
export interface ChartNavigation {
  /** Whether a step is in progress, during which links do nothing. */
  isNavigating: boolean;
  /** The view that links open. */
  view: ChartView;
}

const ChartNavigationContext = createContext<ChartNavigation>({ isNavigating: false, view: cardsView });

export const ChartNavigationProvider = ChartNavigationContext.Provider;

export const useChartNavigation = () => use(ChartNavigationContext);
