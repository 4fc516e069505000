import type { RouteObject } from 'react-router';
import { unreachable } from '../api/call.ts';
import { loadMessages } from '../messages/messages.ts';
import { CallbackPage } from '../viewer/callback-page.tsx';
import { Guarded } from '../viewer/guarded.tsx';
import { ErrorPage } from './error-page.tsx';
import { Layout } from './layout.tsx';
import { pages, type Page } from './routes.tsx';
import { StartingPage } from './starting-page.tsx';
import { UnknownPage } from './unknown-page.tsx';

function routeOf({ path, access, messages, load }: Page): RouteObject {
  return {
    path,
    lazy: async () => {
      const [Component] = await Promise.all([load(), loadMessages(...messages)]).catch((failure: unknown) => {
        throw isLoadFailure(failure) ? unreachable() : failure;
      });
      return {
        Component: () => (
          <Guarded access={access}>
            <Component />
          </Guarded>
        ),
      };
    },
  };
}

/** True when a script, a style sheet or the texts of a page could not be loaded (Vite reports style sheets by a message). */
function isLoadFailure(failure: unknown): boolean {
  return failure instanceof TypeError || (failure instanceof Error && failure.message.startsWith('Unable to preload'));
}

/** The layout around these pages. When a page throws, the error page replaces it and the layout stays. */
export function routesFor(shownPages: readonly Page[]): RouteObject[] {
  return [
    {
      Component: Layout,
      children: [
        {
          ErrorBoundary: ErrorPage,
          HydrateFallback: StartingPage,
          children: [
            ...shownPages.map(routeOf),
            { path: '/implicit/callback', Component: CallbackPage },
            { path: '*', Component: UnknownPage },
          ],
        },
      ],
    },
  ];
}

export const routes = routesFor(pages);
