import type { StatedReason } from './feed-reasons.ts';

/**
 * Why the company's LDAP server refuses a change that a person made in their own profile. The web application has a text for each code in
 * every language; the English one here is for API clients.
 */
export const changeRefusals = {
  'no-entry': 'The entry of this person was not found.',
  'no-assistant-entry': 'The assistant has no entry there.',
  'no-right': 'The service account may not change this attribute.',
  'weak-sign-in': 'The directory server requires a stronger sign-in of its service account.',
  'value-gone': 'The entry no longer has this value.',
  'same-value': 'The entry has this value already.',
  'value-not-allowed': 'The directory server does not allow this value.',
  'bad-format': 'The directory server does not accept the format of this value.',
  'unknown-attribute': 'The directory server does not know this attribute.',
  'other-kind': 'Entries of this kind cannot have this attribute.',
  unwilling: 'The directory server refuses to change this.',
  'other-result': 'The directory server answered with LDAP result code {{result}}.',
} as const satisfies Readonly<Record<string, string>>;

export type ChangeRefusalCode = keyof typeof changeRefusals;

/** A refusal with the LDAP result code, and the words of the server if it sent any. */
export interface ChangeRefusal extends StatedReason {
  readonly code: ChangeRefusalCode;
  readonly values: { readonly result?: string; readonly said?: string };
}
