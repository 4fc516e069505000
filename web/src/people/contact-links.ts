import { checkField, type FieldChoices } from '@directory/contract';

const encode = (address: string) => encodeURIComponent(address).replaceAll('%40', '@');

export function teamsChatLink(email: string): string {
  return `https://teams.microsoft.com/l/chat/0/0?users=${encode(email)}`;
}

/** RFC 6068. */
export function mailLink(email: string): string {
  return `mailto:${encode(email)}`;
}

const noChoices: FieldChoices = { preferredLanguage: new Set(), C_countryname: new Set() };

/**
 * The address of a LinkedIn or X profile if it is safe to link to. A feed can deliver anything, including `javascript:` addresses.
 */
export function webLink(field: 'linkedInURI' | 'xURI', stored: string): string | undefined {
  return stored !== '' && checkField(field, stored, noChoices) === undefined ? stored : undefined;
}
