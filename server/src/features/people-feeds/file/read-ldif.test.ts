import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnreadableFileError } from '../entries/feed-entry.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import type { AttributeMap } from './attribute-map.ts';
import { readPeopleFile } from './read-people-file.ts';

async function read(file: string | Uint8Array, map: AttributeMap = {}, chunk = 65_536): Promise<FeedEntry[]> {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += chunk) yield bytes.subarray(start, start + chunk);
  }
  const entries: FeedEntry[] = [];
  for await (const entry of readPeopleFile('ldif', chunks(), { map }, () => {})) entries.push(entry);
  return entries;
}

const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
const one = async (...lines: string[]) => (await read([...lines, ''].join('\n')))[0];

describe('an LDIF file', () => {
  it('contains people of inetOrgPerson', async () => {
    const entry = await one(
      'version: 1',
      '',
      '# somebody',
      'dn: cn=Amy Wong+sn=Kroker,ou=people,dc=planet,dc=example',
      'objectClass: inetOrgPerson',
      'cn: Amy Wong',
      'sn: Kroker',
      'givenName: Amy',
      'mail: amy@planet.example',
      'mail: wong@planet.example',
      'uid: amy',
      'employeeType: Contractor',
      'telephoneNumber: +1 202 555 0100',
      'l: New New York',
      'userPassword:: c2VjcmV0',
    );
    expect(entry).toEqual({
      line: 4,
      values: {
        login: 'amy',
        firstName: 'Amy',
        lastName: 'Kroker',
        email: 'amy@planet.example',
        userType: 'Contractor',
        primaryPhone: '+1 202 555 0100',
        city: 'New New York',
        C_distinguishedName: 'cn=Amy Wong+sn=Kroker,ou=people,dc=planet,dc=example',
      },
      otherNames: ['Amy Wong'],
      photo: null,
    });
  });

  it('that is truncated within a line is not a complete list', async () => {
    const complete = 'dn: uid=amy,dc=x\nobjectClass: person\nuid: amy\nsn: Wong\n';
    expect(await read(complete)).toHaveLength(1);
    for (const end of [complete.length - 1, complete.length - 4, 20]) {
      await expect(read(complete.slice(0, end))).rejects.toThrow(
        /^The file ends in the middle of line \d: it was cut off\./,
      );
    }
  });

  it('of ldapsearch without the result of the search is rejected as truncated', async () => {
    const begun = '# extended LDIF\n#\n# LDAPv3\n\n# amy\ndn: uid=amy,dc=x\nobjectClass: person\nuid: amy\n\n';
    await expect(read(begun)).rejects.toThrow(/^The file was cut off: ldapsearch ends with the result/);
    expect(await read(`${begun}# search result\nsearch: 2\nresult: 0 Success\n\n# numEntries: 1\n`)).toHaveLength(1);
  });

  it('contains people of Active Directory, without computers and disabled accounts', async () => {
    const user = (name: string, ...more: string[]) => [
      `dn: CN=${name},OU=People,DC=group,DC=example`,
      'objectClass: user',
      `userPrincipalName: ${name}@group.example`,
      `sAMAccountName: ${name}`,
      'msDS-cloudExtensionAttribute2: ORG0212',
      ...more,
      '',
    ];
    const entries = await read(
      [
        ...user('AB1234', 'userAccountControl: 512', 'company: Group SA', 'physicalDeliveryOfficeName: B 12'),
        ...user('AB1235', 'userAccountControl: 514'),
        ...user('PC1$', 'objectClass: computer'),
        'dn: CN=Everybody,DC=group,DC=example',
        'objectClass: group',
        '',
      ].join('\r\n'),
    );
    expect(entries.map((entry) => entry.values)).toEqual([
      {
        login: 'AB1234@group.example',
        C_groupIdentifier: 'AB1234',
        organization: 'Group SA',
        C_physicalDeliveryOfficeName: 'B 12',
        C_msDSCloudExtensionAttribute2: 'ORG0212',
        C_distinguishedName: 'CN=AB1234,OU=People,DC=group,DC=example',
      },
    ]);
  });

  it('unfolds lines, including comments and base64', async () => {
    const entry = await one(
      'dn:: ' + base64('cn=Zoé,dc=x').slice(0, 6),
      ` ${base64('cn=Zoé,dc=x').slice(6)}`,
      '# a comment',
      '  that goes on: here',
      'uid: z',
      'title: Head of ',
      ' Gas',
      'sn:: ' + base64('Müller'),
    );
    expect(entry?.values).toEqual({
      C_distinguishedName: 'cn=Zoé,dc=x',
      login: 'z',
      title: 'Head of Gas',
      lastName: 'Müller',
    });
  });

  it('reads a photo', async () => {
    const jpeg = Buffer.alloc(300, 0xff);
    const folded = base64(jpeg).replaceAll(/(.{60})/g, '$1\n ');
    const entry = await one('dn: uid=a', 'uid: a', `jpegPhoto;binary:: ${folded}`);
    expect(entry?.photo).toEqual({ kind: 'jpeg', bytes: jpeg });
  });

  it('keeps names in other languages as other names', async () => {
    const entry = await one(
      'dn: uid=a',
      'uid: a',
      'givenName: Rodney',
      'sn: Ogasawara',
      'cn: Rodney Ogasawara',
      'displayName: Ogasawara, Rodney',
      'givenName;lang-ja:: ' + base64('ロドニー'),
      'sn;lang-ja:: ' + base64('小笠原'),
      'cn;lang-ja:: ' + base64('小笠原 ロドニー'),
    );
    expect(entry?.values.lastName).toBe('Ogasawara');
    expect(entry?.otherNames).toEqual(['ロドニー 小笠原', '小笠原 ロドニー']);
  });

  it('reads fields from the attributes of a map, and nothing for an empty list', async () => {
    const map = { login: ['mail'], title: ['employeeType', 'description'], otherNames: [] };
    const [entry] = await read('dn: uid=a\nuid: a\nmail: a@b\ndescription: Robot\ncn: Someone\n', map);
    expect(entry?.values).toEqual({ login: 'a@b', email: 'a@b', title: 'Robot', C_distinguishedName: 'uid=a' });
    expect(entry?.otherNames).toEqual([]);
  });

  it('ignores an unknown employeeType', async () => {
    expect((await one('dn: uid=a', 'uid: a', "employeeType: Ship's Robot"))?.values.userType).toBeUndefined();
  });

  it('reads records with changetype: add', async () => {
    expect((await one('dn: uid=a', 'changetype: add', 'uid: a'))?.values.login).toBe('a');
  });

  it('is read in the default format of ldapsearch', async () => {
    const guid = Buffer.from('245ac29aaf683846be4a71fe20d96398', 'hex');
    const file = [
      '# extended LDIF',
      '#',
      '# LDAPv3',
      '# base <DC=corp,DC=example> with scope subtree',
      '# filter: (objectClass=user)',
      '# requesting: ALL',
      '#',
      '',
      '# M\\C3\\BCller\\, Anna, People, corp.example',
      `dn:: ${base64('CN=Müller\\, Anna,OU=People,DC=corp,DC=example')}`,
      'objectClass: top',
      'objectClass: person',
      'objectClass: user',
      'userPrincipalName: AB1001@corp.example',
      'userAccountControl: 66048',
      'accountExpires: 9223372036854775807',
      `objectGUID:: ${base64(guid)}`,
      'memberOf;range=0-1499: CN=Staff,DC=corp,DC=example',
      'displayName;range=0-0: Anna M.',
      '',
      '# Expired, People, corp.example',
      'dn: CN=Expired,OU=People,DC=corp,DC=example',
      'objectClass: user',
      'userPrincipalName: expired@corp.example',
      'accountExpires: 132539328000000000',
      '',
      '# search reference',
      'ref: ldap://corp.example/CN=Configuration,DC=corp,DC=example',
      '',
      '# search result',
      'search: 2',
      'result: 0 Success',
      '',
      '# numResponses: 4',
      '# numEntries: 2',
      '# numReferences: 1',
      '',
    ].join('\n');
    expect(await read(file)).toEqual([
      {
        line: 10,
        externalId: '9ac25a24-68af-4638-be4a-71fe20d96398',
        values: {
          login: 'AB1001@corp.example',
          C_distinguishedName: 'CN=Müller\\, Anna,OU=People,DC=corp,DC=example',
        },
        otherNames: ['Anna M.'],
        photo: null,
      },
    ]);
  });

  it('ends before the summary of ldapsearch', async () => {
    expect(
      await read('dn: uid=a\nuid: a\n\n# search result\nsearch: 2\nresult: 0 Success\n\n# numEntries: 1\n'),
    ).toHaveLength(1);
  });

  it.each([
    ['4 Size limit exceeded', '4'],
    ['3 Time limit exceeded', '3'],
    ['52 Server is unavailable', '52'],
  ])('is unreadable if ldapsearch ended early with "%s", since missing people have not left', async (result, code) => {
    const reading = read(`dn: uid=a\nuid: a\n\n# search result\nsearch: 2\nresult: ${result}\n\n# numEntries: 1\n`);
    await expect(reading).rejects.toThrow(
      `The file does not contain everyone: the search of ldapsearch ended with LDAP result code ${code}.`,
    );
  });

  it.each([
    ['a value by URL', 'jpegPhoto:< file:///etc/passwd', 'refers to a URL, which is not fetched'],
    ['cut base64', 'sn:: TcO8bGxlc', 'is not valid base64'],
    ['base64 that is not text', `sn:: ${base64(Buffer.from([0xe9]))}`, 'is not UTF-8 text'],
    ['a line without a colon', 'what is this', 'does not have the form "attribute: value"'],
    ['a second name', 'dn: uid=b', 'is a second "dn:" in the same entry'],
  ])('reports an entry with %s, and continues', async (_, line, reason) => {
    const entries = await read(`dn: uid=a\nuid: a\n${line}\n\ndn: uid=b\nuid: b\n`);
    expect(entries.map((entry) => entry.faults?.map((fault) => fault.reason))).toEqual([[reason], undefined]);
  });

  it('returns arbitrary values as they were written, folded anywhere and in chunks of any size', async () => {
    const value = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== '');
    const line = (name: string, text: string, width: number) =>
      (/^[!-9;=-~][ -~]*[!-~]$|^[!-9;=-~]$/.test(text) ? `${name}: ${text}` : `${name}:: ${base64(text)}`).replaceAll(
        new RegExp(`(.{${width}})(?=.)`, 'g'),
        '$1\n ',
      );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 8, max: 80 }),
        fc.integer({ min: 1, max: 90 }),
        fc.boolean(),
        async (people, width, size, isCrlf) => {
          const records = people.map(([title, city], index) =>
            [`dn: uid=${index}`, `uid: ${index}`, line('title', title, width), line('l', city, width), ''].join('\n'),
          );
          const file = records.join('\n').replaceAll('\n', isCrlf ? '\r\n' : '\n');
          const entries = await read(file, {}, size);
          expect(entries.map(({ values }) => [values.title, values.city])).toEqual(people);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('is either read or rejected with one sentence, for arbitrary lines', async () => {
    const piece = fc.constantFrom(
      'dn: uid=a',
      'uid: a',
      'sn:: !',
      'sn:<x',
      ' fold',
      '',
      '#',
      ':',
      '-',
      'é',
      '\0',
      'cn;lang-ja: x',
      'version: 1',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), fc.integer({ min: 1, max: 20 }), async (lines, size) => {
        const fault = await read(lines.join('\n'), {}, size).then(
          () => undefined,
          (error: unknown) => error,
        );
        expect(fault === undefined || fault instanceof UnreadableFileError).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('an LDIF file that cannot be read', () => {
  it.each([
    ['', 'The file is empty.'],
    ['login,name\na,b\n', 'Line 1: LDIF starts with "version: 1" or "dn:".'],
    ['version: 2\n\ndn: uid=a\n', 'Line 1: only LDIF version 1 is supported.'],
    [
      'dn: uid=a\nuid: a\n\ndn: uid=b\nchangetype: delete\n',
      'Line 5 is a change record: a people file must be a complete list of entries, not a list of changes.',
    ],
    ['dn: uid=a\ncontrol: 1.2.3 true\nchangetype: add\n', /^Line 2 is a change record/],
    [`dn: uid=a\ntitle: ${'x'.repeat(6_100_000)}`, /^Line 2 has more than/],
  ])('says why: %#', async (file, sentence) => {
    await expect(read(file)).rejects.toThrow(sentence);
    await expect(read(file)).rejects.toBeInstanceOf(UnreadableFileError);
  });
});
