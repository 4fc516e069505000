/** Logins, group IDs and distinguished names are compared, and looked up, in this form: without regard to case. */
export function identityKey(identity: string): string {
  return identity.normalize('NFC').trim().toLowerCase();
}
