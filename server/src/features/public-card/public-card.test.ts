import {
  activateCard,
  cardFields,
  deactivateCard,
  getOwnCard,
  getUserProfile,
  defaultCardFields,
  previewCard,
} from '@directory/contract';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { auditStore } from '../../people/audit-store.ts';

const zoe = {
  login: 'ZO0001@group.example',
  firstName: 'Zoë Ελένη',
  lastName: '王 <b>',
  title: 'Engineer & more',
  organization: 'Ventalis "Wind" SA',
  email: 'zoe@group.example',
  primaryPhone: '+33123456789',
  mobilePhone: '+33612345678',
  C_facsimileTelephoneNumber: '+33199999999',
  streetAddress: '1 rue Royale',
  zipCode: '75001',
  city: 'Paris',
  C_countryname: 'France',
  linkedInURI: 'https://linkedin.com/in/zoe',
  photoVersion: 'drawn',
};
const leaver = { login: 'LE0001@group.example', firstName: 'Lea', lastName: 'Gone' };
const dutch = {
  login: 'DU0001@group.example',
  firstName: 'Dirk',
  lastName: 'Bakker',
  zipCode: '1011 AB',
  city: 'Amsterdam',
  C_countryname: 'Netherlands (Kingdom of the)',
};
const nameless = { login: 'NA0001@group.example', email: 'na0001@group.example', primaryPhone: '+33123456788' };
const reception = {
  login: 'RE0001@group.example',
  lastName: 'Ception',
  primaryPhone: '01 40 00 00 20',
  C_facsimileTelephoneNumber: '01.40.00.00.21',
  mobilePhone: '+33 1 40 00 00 20 ext. 12',
  C_countryname: 'France',
};
const plain = { login: 'PL0001@group.example', firstName: 'Pla', lastName: 'In' };

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory([zoe, leaver, plain, dutch, nameless, reception], {
    BRAND_NAME: 'Our directory',
  });
});

const hashOf = async (login: string) => (await directory.as(login).call(activateCard, {})).output.publicHash;
const visit = (path: string, headers: Record<string, string> = {}) =>
  directory.as(undefined).request('GET', path, undefined, headers);

describe('the viewer’s own card', () => {
  test('requires sign-in and an entry in the directory', async () => {
    for (const endpoint of [getOwnCard, activateCard, deactivateCard]) {
      expect((await directory.as(undefined).call(endpoint, {} as never)).status).toBe(401);
      expect((await directory.as('guest@elsewhere.example').call(endpoint, {} as never)).error.code).toBe(
        'profile.none',
      );
    }
    const body = { fields: [], language: 'en' as const };
    expect((await directory.as(undefined).call(previewCard, { body })).status).toBe(401);
    expect((await directory.as('guest@elsewhere.example').call(previewCard, { body })).error.code).toBe('profile.none');
  });

  test('rejects unknown fields', async () => {
    for (const body of [
      { fields: ['login'] },
      { fields: 'photo' },
      { fields: Array.from({ length: cardFields.length + 1 }, () => 'photo') },
      { hash: 'x' },
    ]) {
      expect((await directory.as(plain.login).request('POST', '/api/public-profile', body)).status).toBe(400);
    }
  });

  test('is initially off, gets a long random hash when turned on, the suffix [disabled] when turned off, and then a new hash', async () => {
    const caller = directory.as(plain.login);
    expect((await caller.call(getOwnCard)).output).toMatchObject({ publicHash: '', since: '' });
    const { output: on } = await caller.call(activateCard, {});
    expect(Buffer.from(on.publicHash, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(on.since).not.toBe('');
    expect(on.fields).not.toContain('mobilePhone');
    expect((await caller.call(getUserProfile, {})).output.publicHash).toBe(on.publicHash);
    expect(
      (await directory.as(zoe.login).call(getUserProfile, { query: { userId: plain.login } })).output.publicHash,
    ).toBe('');
    const { output: off } = await caller.call(deactivateCard);
    expect(off).toMatchObject({ publicHash: `${on.publicHash}[disabled]`, since: '' });
    const { output: again } = await caller.call(activateCard, {});
    expect(again.publicHash).not.toContain(on.publicHash);
    expect((await visit(`/api/public-card/${on.publicHash}`)).status).toBe(404);
  });

  test('keeps its hash and its date when its fields are changed', async () => {
    const caller = directory.as(plain.login);
    const { output: before } = await caller.call(activateCard, { body: { fields: ['email'] } });
    const { output: after } = await caller.call(activateCard, { body: { fields: ['email', 'city'] } });
    expect(after).toEqual({ ...before, fields: ['email', 'city'] });
  });

  test('is not turned on again by a change of its fields', async () => {
    const caller = directory.as(plain.login);
    const { publicHash } = (await caller.call(activateCard, {})).output;
    const body = { fields: ['email' as const], publicHash };
    expect((await caller.call(activateCard, { body })).output).toMatchObject({ publicHash, fields: ['email'] });
    await caller.call(deactivateCard);
    expect((await caller.call(activateCard, { body })).error.code).toBe('card.off');
    const other = (await caller.call(activateCard, {})).output.publicHash;
    expect((await caller.call(activateCard, { body })).error.code).toBe('card.off');
    expect((await caller.call(getOwnCard)).output.publicHash).toBe(other);
  });

  test('can be previewed as visitors would see it', async () => {
    const { output } = await directory.as(zoe.login).call(previewCard, {
      body: { fields: ['email', 'mobilePhone'], language: 'en' },
    });
    expect(output.card).toMatchObject({
      email: zoe.email,
      mobilePhone: zoe.mobilePhone,
      primaryPhone: '',
      city: '',
      country: '',
      photo: '',
    });
  });

  test('can be previewed as the page that a visitor gets, except for the hash', async () => {
    const fields = ['email', 'title', 'city'] as const;
    const caller = directory.as(zoe.login);
    const { output } = await caller.call(previewCard, { body: { fields: [...fields], language: 'it' } });
    const { publicHash } = (await caller.call(activateCard, { body: { fields: [...fields] } })).output;
    const { body } = await visit(`/callback/${publicHash}`, { 'accept-language': 'it' });
    expect(output.page).toBe(body.replaceAll(publicHash, 'preview'));
    await caller.call(activateCard, { body: { fields: [...defaultCardFields] } });
    await caller.call(deactivateCard);
  });

  test('is recorded in the audit log, without its hash', async () => {
    const hash = await hashOf(zoe.login);
    const [entry] = await auditStore(directory.database.kysely).list({ limit: 1, subject: zoe.login });
    expect(entry).toMatchObject({ kind: 'card.on', actor: zoe.login });
    expect(JSON.stringify(entry)).not.toContain(hash);
  });
});

describe('a visitor', () => {
  test('sees the chosen fields, and nothing else about the person', async () => {
    const hash = await hashOf(zoe.login);
    const { output, headers } = await visit(`/api/public-card/${hash}`);
    expect(output).toMatchObject({ firstName: zoe.firstName, email: zoe.email, mobilePhone: '' });
    expect(output).toMatchObject({ country: 'France', countryCode: 'FR' });
    expect(JSON.stringify(output)).not.toContain('ZO0001');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['fr-BE,fr;q=0.9', 'fr', 'Enregistrer le contact', 'Pays-Bas'],
    ['it', 'it', 'Salva contatto', 'Paesi Bassi'],
    ['es-MX', 'es', 'Guardar contacto', 'Países Bajos'],
    ['nl-BE', 'nl', 'Contact opslaan', 'Nederland'],
    ['pt', 'pt', 'Guardar contacto', 'Países Baixos'],
    ['en-GB', 'en', 'Save contact', 'Netherlands'],
    ['de-DE,de;q=0.9', 'en', 'Save contact', 'Netherlands'],
    ['de,it;q=0.5', 'it', 'Salva contatto', 'Paesi Bassi'],
  ])('who prefers %s gets the page and its country in %s', async (accept, language, words, country) => {
    const { body, headers } = await visit(`/callback/${await hashOf(dutch.login)}`, { 'accept-language': accept });
    expect(headers['content-language']).toBe(language);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(words);
    expect(body).toContain(`<bdi>1011 AB Amsterdam</bdi><br><bdi>${country}</bdi></address>`);
  });

  test.each([
    ['en', ['email' as const], 'na0001@group.example'],
    ['en', ['primaryPhone' as const], 'UNKNOWN USER'],
    ['it', ['primaryPhone' as const], 'UTENTE SCONOSCIUTO'],
  ])('who prefers %s sees %j of a person without a name, with the heading %s', async (accept, fields, heading) => {
    const { output } = await directory.as(nameless.login).call(activateCard, { body: { fields } });
    const { body } = await visit(`/callback/${output.publicHash}`, { 'accept-language': accept });
    expect(body).toContain(`<title>${heading} · Our directory</title>`);
    expect(body).toContain(`<h1><bdi>${heading}</bdi></h1>`);
  });

  test.each([
    ['fr', 'Cette carte n’est pas disponible'],
    ['de', 'This card isn’t available'],
  ])('who prefers %s sees in that language, or in English, that there is no card', async (accept, words) => {
    const { body } = await visit(`/callback/${'a'.repeat(32)}`, { 'accept-language': accept });
    expect(body).toContain(words);
  });

  test.each([
    ['fr-BE,fr;q=0.9', 'fr', 'Enregistrer le contact'],
    ['pt', 'pt', 'Guardar contacto'],
    ['ja', 'en', 'Save contact'],
  ])(
    'who prefers %s gets a small page in %s that escapes whatever the name contains',
    async (accept, language, words) => {
      const { body, headers } = await visit(`/callback/${await hashOf(zoe.login)}`, { 'accept-language': accept });
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(words);
      expect(body).toContain('王 &lt;B&gt;');
      expect(body).not.toContain('<script');
      expect(body).toContain('href="tel:+33123456789"');
      expect(body.length).toBeLessThan(30_000);
      expect(headers['content-language']).toBe(language);
      expect(headers['set-cookie']).toBeUndefined();
      expect(String(headers['content-security-policy'])).toContain("default-src 'none'");
    },
  );

  test('can save a contact file that another vCard parser can read, with the photo', async () => {
    const { body, headers } = await visit(`/callback/${await hashOf(zoe.login)}/card.vcf`);
    expect(headers['content-type']).toBe('text/vcard; charset=utf-8');
    const card = new ICAL.Component(ICAL.parse(body) as unknown as string);
    expect(card.getFirstPropertyValue('fn')).toBe(`${zoe.firstName} ${zoe.lastName}`);
    const photo = Buffer.from(String(card.getFirstPropertyValue('photo')), 'base64');
    expect(photo.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(body).not.toContain(zoe.mobilePhone);
  });

  test('gets phone numbers that can be dialled from any country, without digits of an extension', async () => {
    const fields = ['primaryPhone', 'mobilePhone', 'C_facsimileTelephoneNumber'] as const;
    const { output } = await directory.as(reception.login).call(activateCard, { body: { fields: [...fields] } });
    const { body } = await visit(`/callback/${output.publicHash}`);
    expect(body.match(/tel:[^"]*/g)).toEqual(['tel:+33140000020', 'tel:+33140000020', 'tel:+33140000020;ext=12']);
    expect(body).toContain('+33 1 40 00 00 21');
    expect((await visit(`/callback/${output.publicHash}/card.vcf`)).body).toContain('TEL;TYPE=WORK,VOICE:+33140000020');
  });

  test('sees the photo only if it is on the card', async () => {
    const caller = directory.as(zoe.login);
    const hash = await hashOf(zoe.login);
    expect((await visit(`/callback/${hash}/photo`)).headers['content-type']).toBe('image/jpeg');
    await caller.call(activateCard, { body: { fields: ['email'] } });
    expect((await visit(`/callback/${hash}/photo`)).status).toBe(404);
    await caller.call(activateCard, { body: { fields: ['email', 'photo'] } });
  });
});

describe('a card that is off, a leaver’s card, and an unknown hash', () => {
  test('cannot be distinguished', async () => {
    const off = await hashOf(plain.login);
    await directory.as(plain.login).call(deactivateCard);
    const left = await hashOf(leaver.login);
    await directory.database.kysely
      .updateTable('people')
      .set({ left_at: new Date() })
      .where('login', '=', leaver.login)
      .execute();
    const unknown = off.split('').toReversed().join('');
    for (const [before, behind] of [
      ['/callback/', ''],
      ['/callback/', '/card.vcf'],
      ['/callback/', '/photo'],
      ['/api/public-card/', ''],
    ] as const) {
      const answers = await Promise.all(
        [off, left, unknown].map(async (hash) => {
          const { status, headers, body } = await visit(`${before}${hash}${behind}`, { 'accept-language': 'it' });
          const { 'x-request-id': id, date: _, ...rest } = headers;
          return { status, headers: rest, body: body.replaceAll(String(id), '') };
        }),
      );
      expect(answers[0]?.status).toBe(404);
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
    }
  });

  test('get the same response as text that is not a hash', async () => {
    for (const hash of ['short', `${'a'.repeat(22)}[disabled]`, 'a'.repeat(300), "a'b--"]) {
      expect((await visit(`/callback/${hash}`)).status).toBe(404);
      const { status, error, headers } = await visit(`/api/public-card/${encodeURIComponent(hash)}`);
      expect([status, error.code, headers['x-robots-tag']]).toEqual([404, 'card.unknown', 'noindex, nofollow']);
    }
  });
});

test('guessing is rejected with 429 and Retry-After, per client address as reported by the trusted proxy', async () => {
  const small = await openTestDirectory([], { CARD_LIMIT_PER_MINUTE: '3', TRUSTED_PROXIES: '1' });
  const guess = (from: string) =>
    small.as(undefined).request('GET', `/callback/${'a'.repeat(32)}`, undefined, {
      'x-forwarded-for': from,
      'accept-language': 'fr-FR',
    });
  for (let count = 0; count < 3; count += 1) expect((await guess('203.0.113.7')).status).toBe(404);
  const { status, headers, body } = await guess('203.0.113.7');
  expect(status).toBe(429);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('Trop de requêtes');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await guess('203.0.113.8')).status).toBe(404);
});
