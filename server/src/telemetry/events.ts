import { channel } from 'node:diagnostics_channel';
import type { FeedRunMode, FeedRunOutcome } from '@directory/contract';

/** An event of this process. Metrics, log and traces subscribe to it. Without a subscriber, publishing costs nothing. */
export interface ProcessEvent<Message extends object> {
  publish(message: Message): void;
  /** Whether there is a subscriber. If not, expensive data for the message need not be computed. */
  readonly hasSubscribers: boolean;
  /** @returns a function that ends the subscription */
  subscribe(listener: (message: Message) => void): () => void;
}

function processEvent<Message extends object>(name: string): ProcessEvent<Message> {
  const events = channel(`directory.${name}`);
  return {
    publish: (message) => events.publish(message),
    get hasSubscribers() {
      return events.hasSubscribers;
    },
    subscribe(listener) {
      const receive = (message: unknown) => listener(message as Message);
      events.subscribe(receive);
      return () => void events.unsubscribe(receive);
    },
  };
}

/** The limits that can reject a request. */
export const limitKinds = [
  'viewer',
  'address',
  'rejected-tokens',
  'api-token',
  'scim-token',
  'card',
  'one-at-a-time',
  'changes',
  'waiting',
] as const;
export type LimitKind = (typeof limitKinds)[number];

/** A request was rejected by a limit. */
export const limitHit = processEvent<{ readonly limit: LimitKind }>('limit-hit');

/** Why a token was rejected. It does not reveal whose token it is. */
export const signInFaults = [
  /** The request has no token. */
  'missing',
  /** Not a valid token, or an API token or SCIM token that does not exist. */
  'unknown',
  'expired',
  /** Issued by another provider. */
  'issuer',
  /** Issued for another client or audience. */
  'audience',
  /** Not an access token, but for example an ID token. */
  'kind',
  /** Not signed by any key of the provider. */
  'signature',
  /** Without a valid login. */
  'login',
  /** Rejected by the provider. */
  'rejected',
  'provider-unavailable',
] as const;
export type SignInFault = (typeof signInFaults)[number];

/** A request was rejected because of its token. */
export const signInRefused = processEvent<{ readonly reason: SignInFault }>('sign-in-refused');

/** A task got a connection to the database, or gave up waiting for one. */
export const databaseWaited = processEvent<{ readonly seconds: number }>('database-waited');

/**
 * The database does not respond, rejects this node, or accepts no changes. Published for each attempt that fails for this reason.
 * `sentenceFor` explains the error.
 */
export const databaseLost = processEvent<{ readonly error: unknown }>('database-lost');

/** After `databaseLost`, the database accepts connections and changes again. */
export const databaseBack = processEvent<object>('database-back');

/** A statement has completed or failed. `sql` contains no values, since these are parameters. */
export const statementEnded = processEvent<{
  readonly sql: string;
  readonly milliseconds: number;
  readonly isFailed: boolean;
}>('statement-ended');

/** The outcome of a message to a webhook: delivered, or the problem (`WebhookProblem`). */
export const webhookOutcomes = ['delivered', 'status', 'timeout', 'unreachable', 'not-allowed'] as const;

/** A message was sent to a webhook. */
export const webhookAttempted = processEvent<{ readonly outcome: (typeof webhookOutcomes)[number] }>(
  'webhook-attempted',
);

/** A feed run has ended on this node. */
export const feedRunEnded = processEvent<{
  readonly feed: string;
  readonly kind: string;
  readonly mode: FeedRunMode;
  readonly outcome: FeedRunOutcome;
  readonly seconds: number;
  readonly figures: Readonly<Record<string, number>>;
  /** Undefined if nothing had changed, in which case no run is recorded. */
  readonly runId: number | undefined;
}>('feed-run-ended');

/** Changed people were brought into memory. */
export const memoryChanged = processEvent<{ readonly people: number }>('memory-changed');

/** An entry was written to the log. */
export const entryLogged = processEvent<{ readonly level: string }>('entry-logged');
