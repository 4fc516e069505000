import type { ApiScope, WebhookEvent, WebhookProblem, WebhookStop } from '@directory/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Json, OptionalTime, Time } from './column-types.ts';

/** A user of the SCIM endpoints. The id is the person's `external_id` in the feed `scim`. */
export interface ScimUsersTable {
  /** UUID version 7, so that ids are ordered by creation. */
  id: string;
  /** `userName` folded by `identityKey`; unique. */
  user_name_key: string;
  external_id: string | null;
  /** Keys for lookups by common attributes, such as `emails value=ann@group.example`: see `lookupKeysOf`. */
  lookup_keys: string[];
  /** The attributes except `id`, `schemas` and `meta`. */
  resource: Json<ScimResource>;
  /** The SCIM id of the manager, whose group ID or login is written into the person. */
  manager_id: string | null;
  version: ColumnType<number, number | undefined, number>;
  created_at: Time;
  modified_at: Time;
}

export type ScimResource = { [name: string]: ScimResourceValue };
type ScimResourceValue = string | boolean | ScimResource | ScimResourceValue[];

/** The number of SCIM users, sharded over several rows. Maintained by a trigger. */
export interface ScimUserCountsTable {
  shard: number;
  users: number;
}

export interface ScimTokensTable {
  id: Generated<number>;
  name: string;
  /** SHA-256 of the token, in hexadecimal; unique. */
  hash: string;
  scope: 'read' | 'write';
  /** Login of the administrator. */
  created_by: string;
  created_at: Time;
  /** To the minute. */
  last_used_at: OptionalTime;
}

export interface ApiTokensTable {
  id: Generated<number>;
  name: string;
  /** SHA-256 of the token, in hexadecimal; unique. */
  hash: string;
  scopes: Json<readonly ApiScope[]>;
  people_per_day: number;
  expires_at: Time;
  /** Login of the administrator. */
  created_by: string;
  created_at: Time;
  /** To the minute. */
  last_used_at: OptionalTime;
}

export interface WebhooksTable {
  id: Generated<number>;
  name: string;
  url: string;
  /** The signing key. It is needed for each message, so it cannot be stored as a hash. */
  secret: string;
  events: Json<readonly WebhookEvent[]>;
  /** Login of the administrator. */
  created_by: string;
  created_at: Time;
  /** Null while the webhook is active. */
  stopped_because: WebhookStop | null;
  last_delivered_at: OptionalTime;
  failing_since: OptionalTime;
  /** Number of consecutive failed attempts. */
  failures: ColumnType<number, number | undefined, number>;
  next_attempt_at: Time;
  problem: WebhookProblem | null;
  /** HTTP status of the last response. */
  status: number | null;
  /** The message that is being delivered. It is the same in each attempt. */
  message_id: string | null;
  message_body: string | null;
  /** The node that delivers the message, and when its claim expires unless it is renewed. */
  claimed_by: string | null;
  claimed_until: OptionalTime;
}

/** A change of a person that has not been delivered to a webhook yet. Written by triggers. */
export interface WebhookChangesTable {
  id: Generated<number>;
  webhook_id: number;
  person_id: number;
  event: WebhookEvent;
  /** Names of the fields that changed. */
  fields: Json<readonly string[]>;
  at: Time;
}
