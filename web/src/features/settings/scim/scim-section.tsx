import type { Action } from '../settings-address.ts';
import { AddScimToken } from './add-scim-token.tsx';
import { ScimTokens } from './scim-tokens.tsx';

export function ScimSection({ action }: { action: Action }) {
  return action === 'add' ? <AddScimToken /> : <ScimTokens />;
}
