import type { Viewer } from '../http/viewer.ts';
import { identityKey } from '../people/identity-key.ts';

/**
 * The key under which limits, budgets and the audit log count a viewer: the account at the identity provider, or the login if the provider
 * does not reveal the subject. No two accounts share a key, and a viewer has the same key on every node.
 */
export function viewerKey({
  account,
  login,
  apiToken,
  key,
}: Pick<Viewer, 'account' | 'login' | 'apiToken' | 'key'>): string {
  if (key !== undefined) return key;
  if (apiToken !== undefined) return `token ${apiToken.id}`;
  if (account === null) return `login ${identityKey(login)}`;
  return `account ${account.issuer} ${account.subject}`;
}
