import { useEffect, useReducer, useState } from 'react';
import { useIsOnline } from '../../ui/browser/use-is-online.ts';

const imports = {
  branch: async () => (await import('./branch/branch-views.tsx')).BranchViews,
  connection: async () => (await import('./connection-view.tsx')).ConnectionView,
};

type ViewCode = keyof typeof imports;

/** The views whose code has been loaded. */
const loaded: { [Code in ViewCode]?: Awaited<ReturnType<(typeof imports)[Code]>> } = {};

const load: Readonly<Record<ViewCode, () => Promise<void>>> = {
  branch: async () => {
    loaded.branch ??= await imports.branch();
  },
  connection: async () => {
    loaded.connection ??= await imports.connection();
  },
};

/** Delay before the views are preloaded, in milliseconds, so that the chart and its photos load first. */
const pause = 10_000;

/** Preloads the views that are opened from the cards, some time after the page. They then open immediately, even offline. */
export function useViewsAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A view that could not be preloaded is loaded when it is opened.
      load.branch().catch(() => {});
      load.connection().catch(() => {});
    }, pause);
    return () => clearTimeout(timer);
  }, []);
}

/**
 * The views that have been loaded, among them the one that is shown, once it has been. `hasFailed` if it could not be loaded, for example
 * offline: it is loaded again when the connection is back.
 */
export function useViews(shown: ViewCode | undefined): typeof loaded & { hasFailed: boolean } {
  const [failed, setFailed] = useState<ViewCode>();
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (shown === undefined || loaded[shown] !== undefined) return undefined;
    let isShown = true;
    load[shown]().then(
      () => isShown && showLoaded(),
      () => isShown && setFailed(shown),
    );
    return () => {
      isShown = false;
    };
    // Tries again when the connection is back.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [shown, isOnline]);
  return { ...loaded, hasFailed: shown !== undefined && shown === failed && loaded[shown] === undefined };
}
