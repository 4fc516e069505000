import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { contactFileDisposition, vcardOf } from './vcard.ts';
import type { ContactFields } from './vcard.ts';

const emptyContact: ContactFields = {
  firstName: '',
  lastName: '',
  organization: '',
  primaryPhone: '',
  C_facsimileTelephoneNumber: '',
  mobilePhone: '',
  email: '',
  streetAddress: '',
  zipCode: '',
  city: '',
  title: '',
};

/**
 * Reads a contact file with an independent parser.
 *
 * NOTE: ical.js leaves `\\;` escaped in single values, where RFC 2426 section 4 has it unescaped.
 */
function read(text: string) {
  const card = new ICAL.Component(ICAL.parse(text) as unknown as string);
  const unescaped = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\\;', ';') : value);
  const first = (name: string) => {
    const value: unknown = card.getFirstPropertyValue(name);
    return Array.isArray(value) ? value.map(unescaped) : unescaped(value);
  };
  const phone = (type: string) =>
    card
      .getAllProperties('tel')
      .find((property) => [property.getParameter('type')].flat().join().includes(type))
      ?.getFirstValue();
  return { first, phone };
}

/** NOTE: ical.js reads a separator after an escaped backslash as escaped, so no component here ends in a backslash. */
const anyText = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom(
      'a;b',
      'a,b',
      'a\\b',
      '"quoted"',
      'two\nlines',
      'Zoë',
      'Ελένη',
      '王小明',
      'محمد',
      'नमस्ते',
      '👩🏽‍🚀',
      ':;,\\',
      '\\n',
    ),
  )
  .map((text) =>
    text
      .normalize('NFC')
      .replaceAll(/[^\P{Cc}\n]/gu, '')
      .replace(/[\s\\]+$/, '')
      .trim(),
  );

test('any text in any script survives a round trip', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, anyText, anyText, (firstName, lastName, organization, title, city) => {
      const { first } = read(vcardOf({ ...emptyContact, firstName, lastName, organization, title, city }));
      expect(first('version')).toBe('3.0');
      expect((first('n') as string[]).slice(0, 2)).toEqual([lastName, firstName]);
      expect([first('org')].flat()).toEqual([organization]);
      expect(first('title')).toBe(title);
      expect((first('adr') as string[])[3]).toBe(city);
    }),
  );
});

test('lines end in CRLF, have at most 75 octets and never split a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const card = vcardOf({ ...emptyContact, firstName: text, lastName: '漢字'.repeat(60) });
      expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of card.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(text.isWellFormed() || line.isWellFormed());
      }
    }),
  );
});

test('a phone number or an email address cannot start another property', () => {
  const card = vcardOf({
    ...emptyContact,
    firstName: 'A',
    email: 'a@b.example\r\nNOTE:injected',
    primaryPhone: '+33\nNOTE:x',
  });
  expect(card).not.toMatch(/^NOTE/m);
});

test('every field is present, even without a value', () => {
  const card = vcardOf({ ...emptyContact, lastName: 'Solo' });
  for (const name of [
    'N',
    'FN',
    'ORG',
    'TITLE',
    'TEL;TYPE=WORK,FAX',
    'TEL;TYPE=CELL,VOICE',
    'TEL;TYPE=WORK,VOICE',
    'EMAIL',
    'ADR',
  ]) {
    expect(card).toMatch(new RegExp(`^${name}[;:]`, 'm'));
  }
});

test('phone numbers have their types, and the photo is embedded', () => {
  const photo = Buffer.from('not really a photo, but bytes all the same '.repeat(20));
  const contact = {
    ...emptyContact,
    firstName: 'Ana',
    primaryPhone: '+33123456789',
    mobilePhone: '+33612345678',
    C_facsimileTelephoneNumber: '+33199999999',
  };
  const { first, phone } = read(vcardOf(contact, photo));
  expect([phone('VOICE'), phone('CELL'), phone('FAX')]).toEqual(['+33123456789', '+33612345678', '+33199999999']);
  expect(Buffer.from(String(first('photo')), 'base64').equals(photo)).toBe(true);
});

test('a contact without a name is named by its email address', () => {
  expect(read(vcardOf({ ...emptyContact, email: 'box@group.example' })).first('fn')).toBe('box@group.example');
});

test.each([
  [
    { firstName: 'Zoë', lastName: 'Müller' },
    `attachment; filename="Zoe Muller.vcf"; filename*=UTF-8''Zo%C3%AB%20M%C3%BCller.vcf`,
  ],
  [
    { firstName: '小明', lastName: '王' },
    `attachment; filename="contact.vcf"; filename*=UTF-8''%E7%8E%8B%20%E5%B0%8F%E6%98%8E.vcf`,
  ],
  [{ firstName: '', lastName: '' }, `attachment; filename="contact.vcf"; filename*=UTF-8''contact.vcf`],
  [
    { firstName: '../a', lastName: 'b"\r\nX: y' },
    `attachment; filename=".. a b   X  y.vcf"; filename*=UTF-8''..%20a%20b%20%20%20X%20%20y.vcf`,
  ],
])('the file of %j is named %s', (contact, disposition) => {
  expect(contactFileDisposition(contact)).toBe(disposition);
});
