import { useState } from 'react';
import { ApiFailure } from '../api/call.ts';
import { useIsOnline } from '../ui/browser/use-is-online.ts';
import { useSession } from './session.tsx';
import { isSignInFailure } from './sign-in-again-button.tsx';

/**
 * Why the last request failed, and a function that notes it. It is forgotten as soon as the reason has gone: the connection is back, or the person has
 * signed in again.
 */
export function usePassingFailure(): [unknown, (failure: unknown) => void] {
  const isOnline = useIsOnline();
  const session = useSession();
  const token = session.name === 'signed-in' || session.name === 'ended' ? session.session.accessToken : '';
  const [noted, setNoted] = useState<{ failure: unknown; token?: string }>({ failure: undefined });
  const { failure } = noted;
  const isOffline = failure instanceof ApiFailure && failure.code === 'network.offline';
  // The token at the time of the failure: it may have been renewed during the request.
  if (failure !== undefined && noted.token === undefined) setNoted({ failure, token });
  else if ((isOffline && isOnline) || (isSignInFailure(failure) && noted.token !== token)) {
    setNoted({ failure: undefined });
  }
  return [failure, (thrown) => setNoted({ failure: thrown })];
}
