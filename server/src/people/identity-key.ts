/** The form in which logins, group IDs and distinguished names are compared and stored for look-up: without regard to case. */
export function identityKey(identity: string): string {
  return identity.normalize('NFC').trim().toLowerCase();
}
