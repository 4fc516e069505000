import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionState } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

const Store = createContext<SessionStore | undefined>(undefined);

export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  return <Store value={store}>{children}</Store>;
}

/** The actions of the session. */
export function useSessionStore(): SessionStore {
  const store = use(Store);
  if (store === undefined) throw new Error('useSessionStore is used outside SessionProvider');
  return store;
}

/** The state of the session, updated as it changes. */
export function useSession(): SessionState {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.state);
}
