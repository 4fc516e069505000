import * as z from 'zod/mini';
import { tokenName } from './api-tokens.ts';
import { endpoint } from './endpoint.ts';
import { personSummary } from './person.ts';
import { count, text, time, wellFormedText, wholeNumber } from './values.ts';

/** What a webhook reports. `person.came` includes leavers who came back. */
export const webhookEvents = ['person.came', 'person.changed', 'person.left'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const maxWebhooks = 10;
export const maxWebhookUrlLength = 2000;

/** Why a delivery failed. */
export const webhookProblems = ['status', 'timeout', 'unreachable', 'not-allowed'] as const;
export type WebhookProblem = (typeof webhookProblems)[number];

/** Why a webhook was turned off: it failed for too long, its receiver responded with 410 (Gone), or an administrator turned it off. */
export const webhookStops = ['failing', 'gone', 'administrator'] as const;
export type WebhookStop = (typeof webhookStops)[number];

const isWebAddress = (value: string) => ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');
const hasNoCredentials = (value: string) => {
  const { username = '', password = '', hash = '' } = URL.parse(value) ?? {};
  return username === '' && password === '' && hash === '';
};

export const webhook = z.object({
  id: z.int(),
  name: text,
  url: text,
  events: z.array(z.enum(webhookEvents)),
  createdAt: time,
  /** Login of the administrator. */
  createdBy: text,
  createdByPerson: z.nullable(personSummary),
  /** Null while it is on. */
  stoppedBecause: z.nullable(z.enum(webhookStops)),
  lastDeliveredAt: z.nullable(time),
  /** Since when no delivery has succeeded; null when the last one did. */
  failingSince: z.nullable(time),
  nextAttemptAt: z.nullable(time),
  problem: z.nullable(z.enum(webhookProblems)),
  /** HTTP status of the last response; null if there was none. */
  status: z.nullable(z.int()),
  /** Number of changes to be delivered. It is counted up to 10 000. */
  waiting: count,
});
export type Webhook = z.infer<typeof webhook>;

const params = z.strictObject({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) });

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/admin/webhooks',
  access: 'administrator',
  summary: 'The webhooks, ordered by name.',
  output: z.array(webhook),
  // The only person is the administrator who created the webhook.
  reveals: 'nobody',
});

/** `secret` is the key with which messages are signed. It is returned only here. */
export const addWebhook = endpoint({
  method: 'POST',
  path: '/api/admin/webhooks',
  access: 'administrator',
  needsRecentSignIn: true,
  summary: 'Adds a webhook, which reports changes from now on.',
  body: z.strictObject({
    name: tokenName,
    url: wellFormedText.check(
      z.trim(),
      z.maxLength(maxWebhookUrlLength),
      z.refine(isWebAddress),
      z.refine(hasNoCredentials),
    ),
    events: z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length)),
  }),
  output: z.object({ webhook, secret: text }),
  // The only person is the administrator who created the webhook.
  reveals: 'nobody',
  errors: ['webhook.too-many', 'webhook.url-not-allowed'],
});

export const removeWebhook = endpoint({
  method: 'DELETE',
  path: '/api/admin/webhooks/{id}',
  access: 'administrator',
  needsRecentSignIn: true,
  summary: 'Removes a webhook and its undelivered changes.',
  params,
  output: z.object({ id: z.int() }),
  errors: ['webhook.unknown'],
});

/** A webhook does not report what changed while it was off. */
export const switchWebhook = endpoint({
  method: 'PUT',
  path: '/api/admin/webhooks/{id}/state',
  access: 'administrator',
  needsRecentSignIn: true,
  summary: 'Turns a webhook on or off.',
  params,
  body: z.strictObject({ isOn: z.boolean() }),
  output: webhook,
  // The only person is the administrator who created the webhook.
  reveals: 'nobody',
  errors: ['webhook.unknown'],
});

/** Sends one message of type `webhook.test`, even while the webhook is off. */
export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/admin/webhooks/{id}/test',
  access: 'administrator',
  summary: 'Sends a test message to a webhook.',
  params,
  output: z.object({ problem: z.nullable(z.enum(webhookProblems)), status: z.nullable(z.int()) }),
  errors: ['webhook.unknown'],
});
