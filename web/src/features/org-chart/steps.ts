import { createContext, use } from 'react';
import { cardsView, type ChartView } from './chart-view.ts';

/** How one goes from place to place. */
export interface Steps {
  /** Whether a change of level is under way: no other may begin. */
  isStepping: boolean;
  /** How the next place is looked at. */
  view: ChartView;
}

const StepsContext = createContext<Steps>({ isStepping: false, view: cardsView });

export const StepsProvider = StepsContext.Provider;

export const useSteps = () => use(StepsContext);
