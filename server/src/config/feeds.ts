import { fileEncodings } from '@directory/contract';
import { Cron } from 'croner';
import * as z from 'zod';
import { list, oneOf, text, webAddress, wholeNumber } from './values.ts';
import type { Given } from './values.ts';

export const feedName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,62}$/i, 'must be letters, digits, dots, hyphens and underscores, at most 63')
  .refine((name) => !['demo', 'scim'].includes(name.toLowerCase()), 'must not be "demo" or "scim", which are reserved');
/** The name of any feed, including those of SCIM and the demo group. */
const listedFeed = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,62}$/i, 'must be names of feeds, separated by commas');
export const cronExpression = z.string().refine(isCronExpression, 'must be a cron expression such as 15 2 * * *');
/** Names of `fileDelimiters`, since a tab is invisible in an environment file. */
const delimiterNames = ['comma', 'semicolon', 'tab', 'bar'] as const;

/**
 * Base64 of at least 16 bytes. It has to be checked because decoding skips invalid characters, so that a mistyped secret would become a
 * short or empty key.
 */
const longBase64 = /^[\w+/-]{22,}={0,2}$/;

/** Variables of all feeds, and of feeds from files. Those of the LDAP feed are in ldap-feed.ts. */
export const feedVariables = {
  /** People of the demo group at the first start; 0 for none. */
  DEMO_PEOPLE: wholeNumber(0, 1_000_000).default(5000),
  /** Names of feeds in descending priority. If several feeds deliver a person, the values of the first of them are shown. */
  FEED_PRIORITY: list.pipe(z.array(listedFeed)).default([]),
  /** URL that receives a signed POST when a feed fails or is held back. */
  ALERT_WEBHOOK_URL: webAddress.optional(),
  /** Key of the signature: `whsec_` followed by base64, or any text. */
  ALERT_WEBHOOK_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .refine(
      (secret) => !secret.startsWith('whsec_') || longBase64.test(secret.slice('whsec_'.length)),
      'must have base64 of at least 16 bytes after whsec_',
    )
    .optional(),
  /** A people file that the directory imports on a schedule. The last part of the path may contain `*`. */
  FEED_FILE: z
    .string()
    .regex(/\.(?:csv|tsv|txt|ldif|ldf)$/i, 'must end in .csv, .tsv, .txt, .ldif or .ldf')
    .optional(),
  FEED_FILE_NAME: feedName.default('file'),
  /** When the complete file is compared again, as a cron expression. */
  FEED_FILE_SCHEDULE: cronExpression.default('45 2 * * *'),
  /** JSON file that maps columns or attributes to fields. */
  FEED_FILE_MAP: text.optional(),
  FEED_FILE_ENCODING: z.string().toLowerCase().pipe(oneOf(fileEncodings)).optional(),
  FEED_FILE_DELIMITER: z.string().toLowerCase().pipe(oneOf(delimiterNames)).optional(),
  /** A folder or a ZIP archive of photos, named by login, group ID or employee number. */
  FEED_PHOTOS: text.optional(),
  FEED_PHOTOS_NAME: feedName.default('photos'),
  FEED_PHOTOS_SCHEDULE: cronExpression.default('15 3 * * *'),
};

/** Inconsistencies between the variables of the alerts. */
export function feedFaults(given: Given): string[] {
  if ((given['ALERT_WEBHOOK_URL'] === undefined) === (given['ALERT_WEBHOOK_SECRET'] === undefined)) return [];
  return ['ALERT_WEBHOOK_URL, ALERT_WEBHOOK_SECRET: must be set together'];
}

function isCronExpression(expression: string): boolean {
  // The library also accepts a date.
  if (expression.includes(':')) return false;
  try {
    return new Cron(expression, { paused: true, mode: '5-part' }).nextRun() !== null;
  } catch {
    return false;
  }
}
