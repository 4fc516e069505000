import { correctProfile, getCorrectableProfile, updateUserProfile } from '@directory/contract';
import type { EndpointInput } from '@directory/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { overlap } from '../../../test/overlapping-transactions.ts';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { peopleStore } from '../../people/people-store.ts';
import { profileStore } from './profile-store.ts';

const administrator = 'admin@group.example';
const linkedInURI = 'https://linkedin.com/in/own';
let directory: TestDirectory;
let login = '';
let number = 0;
beforeAll(async () => {
  directory = await openTestDirectory([{ login: administrator, firstName: 'Ada' }], { ADMIN_LOGINS: administrator });
});
beforeEach(async () => {
  login = `RC${1000 + ++number}@group.example`;
  await directory.add([{ login, firstName: 'Race', lastName: 'Corrected' }]);
});

const correct = (body: NonNullable<EndpointInput<typeof correctProfile>['body']>) =>
  directory.as(administrator).call(correctProfile, { params: { login }, body });
const stored = async () =>
  (await directory.as(administrator).call(getCorrectableProfile, { params: { login } })).output;
/** Runs other work while the transaction of an edit is open. */
const duringEdit = <Result>(work: () => Promise<Result>) =>
  overlap(
    directory.database,
    async (queries) => {
      const { person } = (await peopleStore(queries).findForUpdate({ login }))!;
      await profileStore(queries).edit(person, new Map([['linkedInURI', linkedInURI]]), {
        actor: login,
        kind: 'profile.edited',
        subject: login,
        before: null,
        after: null,
      });
    },
    work,
  );

test('a correction that waits for an edit of the same person does not overwrite the edit', async () => {
  const { status } = await duringEdit(() => correct({ corrections: { title: 'Engineer' }, hiddenFields: ['email'] }));
  expect(status).toBe(200);
  expect(await stored()).toMatchObject({ values: { title: 'Engineer', linkedInURI }, hiddenFields: ['email'] });
});

test('a correction based on the version before a concurrent edit is stale and not stored', async () => {
  const { error } = await duringEdit(() =>
    correct({ corrections: { title: 'Engineer' }, hiddenFields: ['email'], version: 1 }),
  );
  expect(error).toMatchObject({ code: 'profile.stale', fields: [{ field: 'linkedInURI', code: 'field.changed' }] });
  expect(await stored()).toMatchObject({ values: { title: '' }, hiddenFields: [], version: 2 });
});

test('of concurrent corrections and edits of one field, the one that was stored last is effective', async () => {
  const corrected = 'https://linkedin.com/in/corrected';
  await duringEdit(() => correct({ corrections: { linkedInURI: corrected } }));
  expect((await stored()).values.linkedInURI).toBe(corrected);
  const answers = await Promise.all([
    ...['a', 'b'].map((name) => correct({ corrections: { linkedInURI: `https://linkedin.com/in/${name}` } })),
    directory.as(login).call(updateUserProfile, { body: { xURI: 'https://x.com/own' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { values, version } = await stored();
  expect(values.xURI).toBe('https://x.com/own');
  expect(version).toBe(6);
});
