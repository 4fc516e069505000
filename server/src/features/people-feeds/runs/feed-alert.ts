import type { Alert } from '../../../http/webhooks/send-alert.ts';

export interface FeedAlert extends Alert {
  readonly type: 'feed.failed' | 'feed.held-back' | 'feed.recovered';
  readonly feed: string;
}
