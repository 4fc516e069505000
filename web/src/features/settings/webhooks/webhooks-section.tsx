import type { Action } from '../settings-address.ts';
import { AddWebhook } from './add-webhook.tsx';
import { WebhookList } from './webhook-list.tsx';

export function WebhooksSection({ action }: { action: Action }) {
  return action === 'add' ? <AddWebhook /> : <WebhookList />;
}
