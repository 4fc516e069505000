import { channel } from 'node:diagnostics_channel';

/** Something that happened in this process. The metrics, the log and the traces listen to it; without a listener, publishing it costs nothing. */
export interface ProcessEvent<Message extends object> {
  publish(message: Message): void;
  /** Whether anything listens. Otherwise, what is expensive to find out need not be found out. */
  readonly isHeard: boolean;
  /** @returns a function that ends the subscription */
  subscribe(listener: (message: Message) => void): () => void;
}

function processEvent<Message extends object>(name: string): ProcessEvent<Message> {
  const events = channel(`directory.${name}`);
  return {
    publish: (message) => events.publish(message),
    get isHeard() {
      return events.hasSubscribers;
    },
    subscribe(listener) {
      const receive = (message: unknown) => listener(message as Message);
      events.subscribe(receive);
      return () => void events.unsubscribe(receive);
    },
  };
}

/** What counts the requests of a caller. */
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

/** Why a token is not accepted. It says nothing about whose token it is. */
export const signInFaults = [
  /** There is none. */
  'missing',
  /** It is no token, or an API token or SCIM token that does not exist. */
  'unknown',
  'expired',
  /** Signed by, or introspected at, another provider; for another client or audience; of a kind that gives no access. */
  'issuer',
  'audience',
  'kind',
  /** No key of the provider fits. */
  'signature',
  /** It has no login that can be used. */
  'login',
  /** The provider does not accept it. */
  'rejected',
  'provider-unavailable',
] as const;
export type SignInFault = (typeof signInFaults)[number];

/** A request was rejected because of its token. */
export const signInRefused = processEvent<{ readonly reason: SignInFault }>('sign-in-refused');

/** Work got a connection to the database, or gave up. */
export const databaseWaited = processEvent<{ readonly seconds: number }>('database-waited');

/** The database does not answer, lets this node in no more, or accepts no changes: published with each attempt that shows it. `sentenceFor` explains the error. */
export const databaseLost = processEvent<{ readonly error: unknown }>('database-lost');

/** After that, the database accepts connections and changes again. */
export const databaseBack = processEvent<object>('database-back');

/** The database answered a statement. `sql` has no values: they are parameters. */
export const statementEnded = processEvent<{
  readonly sql: string;
  readonly milliseconds: number;
  readonly isFailed: boolean;
}>('statement-ended');

/** What came of a message to a webhook: delivered, or the problem (`WebhookProblem`). */
export const webhookOutcomes = ['delivered', 'status', 'timeout', 'unreachable', 'not-allowed'] as const;

/** A message was sent to a webhook. */
export const webhookAttempted = processEvent<{ readonly outcome: (typeof webhookOutcomes)[number] }>(
  'webhook-attempted',
);

/** A run of a feed ended on this node. */
export const feedRunEnded = processEvent<{
  readonly feed: string;
  readonly kind: string;
  readonly mode: 'complete' | 'changes' | 'retirement';
  readonly outcome: 'imported' | 'dry-run' | 'held-back' | 'failed' | 'interrupted';
  readonly seconds: number;
  readonly figures: Readonly<Record<string, number>>;
  /** Undefined when nothing had changed, so that nothing was recorded. */
  readonly runId: number | undefined;
}>('feed-run-ended');

/** Changed people were brought into memory. */
export const memoryChanged = processEvent<{ readonly people: number }>('memory-changed');

/** An entry was written to the log. */
export const entryLogged = processEvent<{ readonly level: string }>('entry-logged');
