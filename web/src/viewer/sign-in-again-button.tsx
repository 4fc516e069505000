import { ApiFailure } from '../api/call.ts';
import { useTranslation } from '../messages/use-translation.tsx';
import { Button } from '../ui/button.tsx';
import { signInAgainAddress } from './sign-in-again.ts';

const codes: ReadonlySet<string> = new Set(['token.missing', 'token.invalid', 'token.expired']);

/** Whether the server rejected the token and a renewal did not help. */
export function isSignInFailure(failure: unknown): boolean {
  return failure instanceof ApiFailure && codes.has(failure.code);
}

/** A button to sign in again in another tab, so that input on this page is not lost. Renders nothing for other failures. */
export function SignInAgainButton({ failure }: { failure: unknown }) {
  const { t } = useTranslation('shell');
  if (!isSignInFailure(failure)) return null;
  return <Button onClick={() => void window.open(signInAgainAddress, '_blank')}>{t('signInAgain')}</Button>;
}
