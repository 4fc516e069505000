import { ApiFailure } from '../api/call.ts';
import { useTranslation } from '../messages/use-translation.tsx';
import { Button } from '../ui/button.tsx';
import { signInAgainAddress } from './sign-in-again.ts';

const codes: ReadonlySet<string> = new Set(['token.missing', 'token.invalid', 'token.expired']);

/** Whether the server did not accept the sign-in, and a renewal did not help. */
export function isSignInFailure(failure: unknown): boolean {
  return failure instanceof ApiFailure && codes.has(failure.code);
}

/** Signs in again in another tab, so that this page keeps what was typed. Nothing for another failure. */
export function SignInAgainButton({ failure }: { failure: unknown }) {
  const { t } = useTranslation('shell');
  if (!isSignInFailure(failure)) return null;
  return <Button onClick={() => void window.open(signInAgainAddress, '_blank')}>{t('signInAgain')}</Button>;
}
