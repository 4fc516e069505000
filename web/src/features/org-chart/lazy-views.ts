import { useEffect } from 'react';
import { lazyPart } from '../../api/lazy-part.ts';

const loadBranch = async () => (await import('./branch/branch-views.tsx')).BranchViews;
const loadConnection = async () => (await import('./connection-view.tsx')).ConnectionView;

export const BranchViews = lazyPart(loadBranch);
export const ConnectionView = lazyPart(loadConnection);

/** Delay before the views are preloaded, in milliseconds, so that the chart and its photos load first. */
const pause = 10_000;

/** Preloads the views that are opened from the cards, some time after the page. They then open immediately, even offline. */
export function useViewsAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A view that could not be preloaded is loaded when it is opened.
      loadBranch().catch(() => {});
      loadConnection().catch(() => {});
    }, pause);
    return () => clearTimeout(timer);
  }, []);
}
