import type { Action } from '../settings-address.ts';
import { AddApiToken } from './add-api-token.tsx';
import { ApiTokens } from './api-tokens.tsx';

export function ApiSection({ action }: { action: Action }) {
  return action === 'add' ? <AddApiToken /> : <ApiTokens />;
}
