import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { unreachable } from './call.ts';

/**
 * A component whose code is loaded when it is first rendered, inside a `Suspense`. If loading fails, it throws the same error as a call that
 * did not reach the server, so that the error page explains it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      throw unreachable();
    }
  });
}

/** As `lazyPart`, for a part that the page can do without: if loading fails, the part is missing until the page is loaded again. */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
}
