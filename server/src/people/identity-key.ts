/** The case-insensitive form in which logins, group IDs and distinguished names are compared and looked up. */
export function identityKey(identity: string): string {
  return identity.normalize('NFC').trim().toLowerCase();
}
