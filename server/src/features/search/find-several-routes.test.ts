import { findSeveralPeople, getContactCards, parsePastedPeople } from '@directory/contract';
import type { EntryResult } from '@directory/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';

const martin = { firstName: 'Ana', lastName: 'Martin', userType: 'I' };
const people = [
  {
    login: 'AB1234@group.example',
    firstName: 'Marie',
    lastName: 'Dupont',
    email: 'marie.dupont@mail.example',
    C_groupIdentifier: 'AB1234',
    primaryPhone: '+33123456789',
    mobilePhone: '+33612345678',
    streetAddress: '1 rue du Port',
    city: 'Nantes',
    employeeNumber: '0047111',
  },
  {
    login: 'CD5678@group.example',
    firstName: 'Marie Claire',
    lastName: 'Dupont',
    email: 'mc.dupont@mail.example',
    C_groupIdentifier: 'CD5678',
    primaryPhone: '+33123456789',
  },
  { ...martin, login: 'EF0001@group.example', C_groupIdentifier: 'EF0001', city: 'Nantes' },
  { ...martin, login: 'EF0002@group.example', C_groupIdentifier: 'EF0002', city: 'Lyon' },
  { login: 'mli@group.example', firstName: 'Mei', lastName: 'Li', otherNames: ['李梅'] },
  { login: 'short', firstName: 'Odo', email: 'r.d@mail.example' },
  { login: 'GH0001@group.example', firstName: 'Jürgen', lastName: 'Müller', C_groupIdentifier: 'GH0001' },
];

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory(people);
});

/** The results as short texts: the state, and first name and city of the people. */
async function find(text: string, as = 'x@group.example'): Promise<string[]> {
  const entries = parsePastedPeople(text).entries.map(({ identifiers, names }) => ({ identifiers, names }));
  const { output } = await directory.as(as).call(findSeveralPeople, { body: { entries } });
  return output.map(inShort);
}

function inShort({ state, people: shown, hasMore }: EntryResult): string {
  const names = shown.map(({ firstName, city }) => (city === '' ? firstName : `${firstName}/${city}`));
  return [state, ...names, ...(hasMore ? ['…'] : [])].join(' ');
}

describe('findSeveralPeople', () => {
  test.each([
    ['an address', 'Marie.Dupont@MAIL.example', 'found Marie/Nantes'],
    ['an address of short words', 'R.D@mail.example', 'found Odo'],
    ['an address with another name', 'Somebody Else <marie.dupont@mail.example>', 'found Marie/Nantes'],
    ['a login', 'ab1234@group.example', 'found Marie/Nantes'],
    ['an account name', 'mli', 'found Mei'],
    ['a group ID', 'ab1234', 'found Marie/Nantes'],
    ['an employee number', '0047111', 'found Marie/Nantes'],
    ['a phone number', '06 12 34 56 78', 'found Marie/Nantes'],
    ['a number of two people', '+33 1 23 45 67 89', 'choice Marie/Nantes Marie Claire'],
    ['a whole name', 'DUPONT, Marie', 'found Marie/Nantes'],
    ['a name in another spelling', 'Mueller Juergen', 'found Jürgen'],
    ['another name', '李梅', 'found Mei'],
    ['namesakes', 'Ana Martin', 'choice Ana/Lyon Ana/Nantes'],
    ['a part of a name', 'Dupont', 'choice Marie/Nantes Marie Claire'],
    ['a typo', 'Marie Dupnot', 'choice Marie/Nantes Marie Claire'],
    ['the end of a number', '5678', 'choice Marie/Nantes'],
    ['an unknown address of a known name', 'Marie Dupont <marie@elsewhere.example>', 'choice Marie/Nantes'],
    ['an unknown group ID of a known name', 'Marie Dupont\tZZ9999', 'choice Marie/Nantes'],
    ['two people’s identifiers', 'AB1234\tGH0001', 'choice Marie/Nantes Jürgen'],
    ['nobody', 'Xquxq Zzyzx', 'unknown'],
    ['nobody’s group ID', 'ZZ9999', 'unknown'],
  ])('%s', async (_, text, answer) => {
    const [own = ''] = await find(text);
    const [state, ...rest] = own.split(/ (?=[A-ZÀ-ÿ…])/);
    const [wanted, ...others] = answer.split(/ (?=[A-ZÀ-ÿ…])/);
    expect([state, ...rest.toSorted()]).toEqual([wanted, ...others.toSorted()]);
  });

  test('returns results in the order of the entries', async () => {
    expect(await find('GH0001; Xquxq Zzyzx; AB1234')).toEqual(['found Jürgen', 'unknown', 'found Marie/Nantes']);
  });

  test('returns the field that distinguishes people with the same name, and the reason of a match', async () => {
    const entries = [
      { identifiers: [], names: ['Ana Martin'] },
      { identifiers: [], names: ['Jurgen Muler'] },
    ];
    const { output } = await directory.as('x@group.example').call(findSeveralPeople, { body: { entries } });
    expect(output[0]?.people.map(({ distinguishedBy }) => distinguishedBy)).toEqual(['city', 'city']);
    expect(output[1]?.state).toBe('choice');
    expect(output[1]?.people[0]?.match?.reason).toBeDefined();
  });

  test('does not find people by hidden values', async () => {
    const { as, database, catchUp } = await openTestDirectory([
      { login: 'a@group.example', firstName: 'Ada', lastName: 'Hidden', email: 'secret@mail.example' },
      { login: 'b@group.example', firstName: 'Bea', lastName: 'Shown', mobilePhone: '+33612000001' },
    ]);
    const entries = ['secret@mail.example', '+33612000001'].map((identifier) => ({
      identifiers: [identifier],
      names: [],
    }));
    const states = async () => {
      const { output } = await as('x@group.example').call(findSeveralPeople, { body: { entries } });
      return output.map(inShort);
    };
    expect(await states()).toEqual(['found Ada', 'found Bea']);
    await database.kysely
      .updateTable('people')
      .set({ hidden_fields: JSON.stringify(['email', 'mobilePhone']) })
      .execute();
    await catchUp();
    expect(await states()).toEqual(['unknown', 'unknown']);
  });

  test('offers at most five people per entry, and fewer if the response would have too many', async () => {
    const all = Array.from({ length: 9 }, (_, index) => ({
      login: `n${index}@group.example`,
      firstName: 'Ana',
      lastName: `Bornand${index % 3 === 0 ? '' : 'ez'}`,
    }));
    const { as } = await openTestDirectory(all);
    const ask = async (count: number) => {
      const entries = Array.from({ length: count }, () => ({ identifiers: [], names: ['ana'] }));
      return (await as('x@group.example').call(findSeveralPeople, { body: { entries } })).output;
    };
    expect((await ask(1)).map(({ people: shown, hasMore }) => [shown.length, hasMore])).toEqual([[5, true]]);
    expect((await ask(500)).reduce((sum, { people: shown }) => sum + shown.length, 0)).toBe(1000);
  });

  test('counts all people whom it shows, and shows nobody if they exceed the budget', async () => {
    const { as } = await openTestDirectory(people, { PEOPLE_PER_HOUR: '3' });
    const ask = (caller: string, ...names: string[]) =>
      as(caller).call(findSeveralPeople, {
        body: { entries: names.map((name) => ({ identifiers: [], names: [name] })) },
      });
    expect((await ask('x@group.example', 'Ana Martin', 'Mei Li')).status).toBe(200);
    const refused = await ask('x@group.example', 'Marie Dupont');
    expect([refused.status, refused.error.code]).toEqual([429, 'people.too-many']);
    expect((await ask('x@group.example', 'Xquxq Zzyzx')).error.code).toBe('people.too-many');
    expect((await ask('x@group.example', 'Mei Li')).status).toBe(200);
    const alone = await ask('y@group.example', 'Ana Martin', 'Mei Li', 'Marie Dupont');
    expect(alone.error.code).toBe('people.over-budget');
  });

  test('records a response with more people than a page in the audit log', async () => {
    const many = Array.from({ length: 301 }, (_, index) => ({
      login: `p${index}@group.example`,
      firstName: 'Person',
      lastName: `Number ${index}`,
      C_groupIdentifier: `PQ${1000 + index}`,
    }));
    const { as, database, catchUp } = await openTestDirectory(many);
    const entries = many.map(({ C_groupIdentifier }) => ({ identifiers: [C_groupIdentifier], names: [] }));
    const { output } = await as('x@group.example').call(findSeveralPeople, { body: { entries } });
    expect(output.every(({ state }) => state === 'found')).toBe(true);
    await catchUp();
    const trail = await database.kysely.selectFrom('audit_trail').select(['kind', 'after']).execute();
    expect(trail).toEqual([{ kind: 'people.exported', after: { exported: 'list', rows: 301 } }]);
  });

  test.each([
    ['no entries', { entries: [] }],
    ['too many entries', { entries: Array.from({ length: 501 }, () => ({ identifiers: [], names: ['a'] })) }],
    ['a long name', { entries: [{ identifiers: [], names: ['a'.repeat(257)] }] }],
    ['many identifiers', { entries: [{ identifiers: ['1', '2', '3', '4', '5'], names: [] }] }],
    ['NUL', { entries: [{ identifiers: [], names: ['a\0b'] }] }],
    ['half a character', { entries: [{ identifiers: ['\uD800'], names: [] }] }],
    ['an unknown field', { entries: [{ identifiers: [], names: [], limit: 10_000 }] }],
    ['a text', { entries: 'Marie' }],
    ['nothing', undefined],
  ])('rejects %s', async (_, body) => {
    const { status, error } = await directory.as('x@group.example').request('POST', findSeveralPeople.path, body);
    expect([status, error.code]).toEqual([400, 'request.invalid']);
  });

  test('rejects a body of 10 MB before it is read, and callers who are not signed in', async () => {
    const body = { entries: [{ identifiers: [], names: ['a'.repeat(10_000_000)] }] };
    expect((await directory.as('x@group.example').request('POST', findSeveralPeople.path, body)).status).toBe(413);
    expect((await directory.as(undefined).request('POST', findSeveralPeople.path, body)).status).toBe(401);
  });

  test('rejects a second request of the same viewer while one is in progress', async () => {
    const body = {
      entries: Array.from({ length: 500 }, (_, index) => ({ identifiers: [], names: [`ana ${index} martin`] })),
    };
    const caller = directory.as('z@group.example');
    const answers = await Promise.all([0, 1].map(() => caller.call(findSeveralPeople, { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  });

  test('accepts any entries', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
      fc.constantFrom(
        "'; drop table people; --",
        '*)(uid=*',
        'CN=AB1234,OU=People,DC=x',
        '\u202Eabc',
        '%',
        '+',
        '@',
        'a@',
        '😀',
      ),
    );
    const entry = fc.record({
      identifiers: fc.array(text, { maxLength: 4 }),
      names: fc.array(text, { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 10 }), async (entries) => {
        const { status, output } = await directory.as('p@group.example').call(findSeveralPeople, { body: { entries } });
        expect([200, 400]).toContain(status);
        if (status === 200) expect(output).toHaveLength(entries.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('getContactCards', () => {
  test('contains a card for each person, in the order of the logins, without hidden fields and photos', async () => {
    const logins = ['gh0001@group.example', 'AB1234@group.example', 'nobody@group.example', 'AB1234@group.example'];
    const { status, body, headers } = await directory.as('x@group.example').call(getContactCards, { body: { logins } });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/vcard; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="contacts.vcf"');
    expect([...body.matchAll(/^FN[^:]*:(.*)\r$/gm)].map(([, name]) => name)).toEqual(['Jürgen Müller', 'Marie Dupont']);
    expect(body.match(/BEGIN:VCARD\r\n/g)).toHaveLength(2);
    expect(body.match(/END:VCARD\r\n/g)).toHaveLength(2);
    expect(body).toContain('marie.dupont@mail.example');
    expect(body).not.toContain('PHOTO');
  });

  test('counts the people, records the export, and omits leavers', async () => {
    const { as, database, catchUp } = await openTestDirectory(people, { PEOPLE_PER_HOUR: '2' });
    const save = (...logins: string[]) => as('x@group.example').call(getContactCards, { body: { logins } });
    expect((await save('AB1234@group.example')).status).toBe(200);
    expect((await save('EF0001@group.example', 'EF0002@group.example')).error.code).toBe('people.too-many');
    await catchUp();
    const trail = database.kysely.selectFrom('audit_trail').select('after').where('kind', '=', 'people.exported');
    expect(await trail.execute()).toEqual([{ after: { exported: 'contacts', rows: 1 } }]);
  });

  test.each([[[]], [Array.from({ length: 501 }, () => 'a@group.example')], [['']], [['a\0']]])(
    'rejects %j',
    async (logins) => {
      const { status } = await directory.as('x@group.example').request('POST', getContactCards.path, { logins });
      expect(status).toBe(400);
    },
  );
});
