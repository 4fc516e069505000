import { createContext, use } from 'react';
import { cardsView, type ChartView } from './chart-view.ts';

/** How one goes from place to place. */
export interface ChartNavigation {
  /** Whether a change of level is under way: no other may begin. */
  isNavigating: boolean;
  /** How the next place is looked at. */
  view: ChartView;
}

const ChartNavigationContext = createContext<ChartNavigation>({ isNavigating: false, view: cardsView });

export const ChartNavigationProvider = ChartNavigationContext.Provider;

export const useChartNavigation = () => use(ChartNavigationContext);
