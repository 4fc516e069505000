import { expect, it } from 'vitest';
import { isThis } from './find-missing-ids.ts';

it.each(['objectGUID', 'mS-DS-ConsistencyGuid', 'msExchMailboxGuid'])(
  'an id in %s is searched by its bytes',
  (name) => {
    const bytes = Buffer.from('33221100554477668899aabbccddeeff', 'hex');
    expect(isThis(name, '00112233-4455-6677-8899-aabbccddeeff').value).toEqual(bytes);
  },
);

it('any other id is searched as text', () => {
  expect(isThis('entryUUID', '00112233-4455-6677-8899-aabbccddeeff').value).toBe(
    '00112233-4455-6677-8899-aabbccddeeff',
  );
});
