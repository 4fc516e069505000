import { createContext, use } from 'react';
import { cardsView, type ChartView } from './chart-view.ts';

/** State shared by the links on the chart. */
export interface ChartNavigation {
  /** Whether the chart of another person is loading. Until it has loaded, links do nothing. */
  isNavigating: boolean;
  /** The view that links open. */
  view: ChartView;
}

const ChartNavigationContext = createContext<ChartNavigation>({ isNavigating: false, view: cardsView });

export const ChartNavigationProvider = ChartNavigationContext.Provider;

export const useChartNavigation = () => use(ChartNavigationContext);
