import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadCode } from './load-code.ts';

/**
 * A component whose code is loaded when it is first rendered, inside a `Suspense`. If loading fails, it throws the failure of
 * `loadCode`, which the error page explains.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadCode(load) }));
}

/** As `lazyPart`, for a part that the page can do without: if loading fails, the part is missing until the page is loaded again. */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
}
