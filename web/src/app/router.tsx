import type { Routes } from '../navigation/navigation.tsx';
import { loadFailure } from '../api/load-code.ts';
import { loadMessages } from '../messages/messages.ts';
import { Guarded } from '../viewer/guarded.tsx';
import { callbackPath } from '../viewer/sign-in-again.ts';
import { ErrorPage } from './error-page.tsx';
import { Layout } from './layout.tsx';
import { pages, type Page } from './routes.tsx';
import { StartingPage } from './start/starting-page.tsx';
import { UnknownPage } from './unknown-page.tsx';

function routeOf({ path, access, messages, load }: Page): Routes['pages'][number] {
  return {
    path,
    load: async () => {
      const [Component] = await Promise.all([load(), loadMessages(...messages)]).catch(explain);
      return () => (
        <Guarded access={access}>
          <Component />
        </Guarded>
      );
    },
  };
}

/** @throws ApiFailure if a page could not be loaded, as for a failed call */
async function explain(failure: unknown): Promise<never> {
  throw isLoadFailure(failure) ? await loadFailure() : failure;
}

/** True when a script, a style sheet or the texts of a page could not be loaded (Vite reports style sheets by a message). */
function isLoadFailure(failure: unknown): boolean {
  return failure instanceof TypeError || (failure instanceof Error && failure.message.startsWith('Unable to preload'));
}

/** The routes of these pages within the layout. If a page throws, the error page replaces it and the layout remains. */
export function routesFor(shownPages: readonly Page[]): Routes {
  return {
    pages: [
      ...shownPages.map(routeOf),
      {
        path: callbackPath,
        load: async () => (await import('../viewer/callback-page.tsx').catch(explain)).CallbackPage,
      },
    ],
    Layout,
    Loading: StartingPage,
    Failed: ErrorPage,
    Unknown: UnknownPage,
  };
}

export const routes = routesFor(pages);
