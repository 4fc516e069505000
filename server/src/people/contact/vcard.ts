import { namesInOrder } from '@directory/contract';
import type { ProfileFields } from '@directory/contract';
import { VCard } from 'vcard-creator';

/** The fields of a contact card, as the specification of the directory lists them. */
export type ContactFields = Pick<
  ProfileFields,
  | 'firstName'
  | 'lastName'
  | 'organization'
  | 'primaryPhone'
  | 'C_facsimileTelephoneNumber'
  | 'mobilePhone'
  | 'email'
  | 'streetAddress'
  | 'zipCode'
  | 'city'
  | 'title'
>;

/**
 * A vCard 3.0 in UTF-8 (RFC 2426), the only version that both phones and Outlook support. Lines end in CRLF and are folded at 75 octets,
 * never within a character. Empty fields are written as empty properties.
 * @param photo a JPEG, embedded in the file
 */
export function vcardOf(contact: ContactFields, photo?: Uint8Array): string {
  const card = new VCard();
  card.addFullName(fullName(contact));
  card.addName({ givenName: contact.firstName, familyName: contact.lastName });
  card.addCompany({ name: contact.organization });
  card.addJobtitle(contact.title);
  card.addPhoneNumber({ number: onOneLine(contact.primaryPhone), type: ['work', 'voice'] });
  card.addPhoneNumber({ number: onOneLine(contact.mobilePhone), type: ['cell', 'voice'] });
  card.addPhoneNumber({ number: onOneLine(contact.C_facsimileTelephoneNumber), type: ['work', 'fax'] });
  card.addEmail({ address: onOneLine(contact.email), type: ['internet'] });
  card.addAddress({
    street: contact.streetAddress,
    locality: contact.city,
    postalCode: contact.zipCode,
    type: ['work'],
  });
  if (photo !== undefined) card.addPhoto({ image: Buffer.from(photo).toString('base64'), mime: 'jpeg' });
  return card.toString();
}

/** `FN` must not be empty (RFC 2426 section 3.1.1). */
function fullName(contact: ContactFields): string {
  return namesOf(contact) || contact.email || contact.organization || '?';
}

function namesOf(contact: Pick<ContactFields, 'firstName' | 'lastName'>): string {
  return namesInOrder(contact)
    .map((field) => contact[field])
    .filter(Boolean)
    .join(' ');
}

/**
 * Replaces control characters. The library does not escape phone numbers and email addresses, so a line break would start a new property.
 */
function onOneLine(value: string): string {
  return value.replaceAll(/\p{Cc}+/gu, ' ');
}

/**
 * The `Content-Disposition` of a contact file, which is named after the person. The name is in ASCII for old clients and in UTF-8 for
 * others (RFC 6266, RFC 8187).
 */
export function contactFileDisposition(contact: Pick<ContactFields, 'firstName' | 'lastName'>): string {
  const name = namesOf(contact)
    .replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, ' ')
    .trim();
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim();
  const encoded = encodeURIComponent(`${name.toWellFormed() || 'contact'}.vcf`).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain || 'contact'}.vcf"; filename*=UTF-8''${encoded}`;
}
