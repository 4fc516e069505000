import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { unreachable } from './call.ts';

/**
 * A part of a page whose code is loaded when it is first shown, inside a `Suspense`. Without a connection it throws what a failed call throws, so that the
 * error page says so.
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
