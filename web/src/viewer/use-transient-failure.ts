import { useState } from 'react';
import { ApiFailure } from '../api/call.ts';
import { useIsOnline } from '../ui/browser/use-is-online.ts';
import { useSession } from './session.tsx';
import { isSignInFailure } from './sign-in-again-button.tsx';

/**
 * The failure of the last request, and a function that sets it. It is cleared as soon as its cause is gone: the connection is back, or the user
 * has signed in again.
 */
export function useTransientFailure(): [unknown, (failure: unknown) => void] {
  const isOnline = useIsOnline();
  const session = useSession();
  const token = session.name === 'signed-in' || session.name === 'ended' ? session.session.accessToken : '';
  const [latest, setLatest] = useState<{ failure: unknown; token?: string }>({ failure: undefined });
  const { failure } = latest;
  const isOffline = failure instanceof ApiFailure && failure.code === 'network.offline';
  // The token at the time of the failure: it may have been renewed during the request.
  if (failure !== undefined && latest.token === undefined) setLatest({ failure, token });
  else if ((isOffline && isOnline) || (isSignInFailure(failure) && latest.token !== token)) {
    setLatest({ failure: undefined });
  }
  return [failure, (thrown) => setLatest({ failure: thrown })];
}
