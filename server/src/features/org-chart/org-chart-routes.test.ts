import {
  branchFileSize,
  findInBranch,
  getBranch,
  getBranchFile,
  getConnection,
  getLeaver,
  getManager,
  getOrgChart,
  getTeam,
  getUsersByManager,
  teamSize,
} from '@directory/contract';
import type { Endpoint } from '@directory/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/add-people.ts';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';

function person(code: string, lastName: string, manager: string, more: Partial<TestPerson> = {}): TestPerson {
  return {
    login: `${code}@group.example`,
    firstName: 'Ada',
    lastName,
    userType: 'I',
    C_groupIdentifier: code,
    C_distinguishedName: `CN=${code},DC=corp,DC=example`,
    manager,
    ...more,
  };
}
const loginOf = (code: string) => `${code}@group.example`;

const people = [
  person('TO0001', 'Top', '', { C_assistant: 'ex0001' }),
  person('LE0001', 'Left', 'to0001', { title: '=cmd' }),
  person('RI0001', 'Right', 'cn=TO0001,dc=corp,dc=EXAMPLE'),
  person('AN0001', 'Åström', 'LE0001', { firstName: 'Ana', C_countryname: 'France' }),
  person('BE0001', 'Bell', 'LE0001', { firstName: 'Bea, "B"', C_countryname: 'Netherlands (Kingdom of the)' }),
  person('CA0001', 'Castle', 'RI0001'),
  person('EX0001', 'External', 'LE0001', { userType: 'E' }),
  person('HI0001', 'Hidden', 'LE0001', { C_msDSCloudExtensionAttribute2: 'ORG0212' }),
  person('UN0001', 'Under', 'HI0001'),
  person('LO0001', 'Lost', 'CN=Nobody'),
  person('ON0001', 'One', 'TW0001'),
  person('TW0001', 'Two', 'ON0001'),
];

let directory: TestDirectory;
beforeAll(async () => {
  directory = await openTestDirectory(people);
  const [id = 0] = await directory.add([person('GO0001', 'Gone', 'LE0001')]);
  await directory.database.kysely.updateTable('people').set({ left_at: new Date() }).where('id', '=', id).execute();
  await directory.catchUp();
});
const asAna = () => directory.as(loginOf('AN0001'));
const logins = (cards: readonly { login: string }[]) => cards.map(({ login }) => login.slice(0, 6));

describe('the endpoints of the chart', () => {
  const calls: [Endpoint, string][] = [
    [getOrgChart, ''],
    [getTeam, ''],
    [getManager, '?manager=TO0001'],
    [getUsersByManager, '?manager=TO0001'],
    [getConnection, `?to=${loginOf('CA0001')}`],
    [getBranch, ''],
    [findInBranch, '?globalQuery=bell'],
    [getBranchFile, ''],
  ];

  test.each(calls)('$path requires sign-in', async ({ path }, search) => {
    expect((await directory.as(undefined).request('GET', path + search)).status).toBe(401);
  });

  test.each([
    `${getOrgChart.path}?userId=`,
    `${getOrgChart.path}?login=x`,
    getManager.path,
    `${getManager.path}?manager=${'a'.repeat(1025)}`,
    `${getUsersByManager.path}?manager=TO0001&after=-1`,
    getConnection.path,
    `${getBranch.path}?after=x`,
    `${findInBranch.path}?globalQuery=%20`,
    `${findInBranch.path}?globalQuery=a&scope=all`,
    `${getBranchFile.path}?userId=a%00b`,
  ])('rejects %s', async (url) => {
    const { status, error } = await asAna().request('GET', url);
    expect([status, error.code]).toEqual([400, 'request.invalid']);
  });

  test.each([getOrgChart, getBranch, findInBranch, getBranchFile])(
    '$path distinguishes unknown people, people without a chart and viewers without an entry',
    async ({ path }) => {
      const query = path === findInBranch.path ? '&globalQuery=a' : '';
      const codeOf = async (login: string, search: string) =>
        (await directory.as(login).request('GET', `${path}?${search}${query}`)).error.code;
      const own = loginOf('AN0001');
      expect(await codeOf(own, 'userId=nobody')).toBe('profile.unknown');
      expect(await codeOf(own, `userId=${loginOf('EX0001')}`)).toBe('chart.not-shown');
      expect(await codeOf(own, `userId=${loginOf('HI0001')}`)).toBe('chart.not-shown');
      expect(await codeOf(loginOf('EX0001'), '')).toBe('chart.not-shown');
      expect(await codeOf('guest@elsewhere.example', '')).toBe('profile.none');
    },
  );
});

test.each([getOrgChart, getTeam, getConnection, getBranch, findInBranch, getBranchFile])(
  '$path responds for a leaver as the profile does',
  async ({ path }) => {
    const search = { [getConnection.path]: 'to=', [findInBranch.path]: 'globalQuery=a&userId=' }[path] ?? 'userId=';
    const url = `${path}?${search}${loginOf('GO0001').toLowerCase()}`;
    const { status, error } = await asAna().request('GET', url);
    expect([status, error.code]).toEqual([410, 'profile.left']);
    const leaver = await asAna().call(getLeaver, { params: { login: loginOf('GO0001') } });
    expect(leaver.output).toMatchObject({ managerUserId: loginOf('LE0001'), managerName: 'Ada LEFT' });
  },
);

describe('getOrgChart', () => {
  const chartOf = async (code: string) =>
    (await asAna().call(getOrgChart, { query: { userId: loginOf(code) } })).output;

  test('returns chain, headcounts and collaborators, of the viewer without userId', async () => {
    const { output } = await asAna().call(getOrgChart);
    expect(logins(output.chain)).toEqual(['TO0001', 'LE0001', 'AN0001']);
    expect(output.chain.map(({ directReports, headcount }) => [directReports, headcount])).toEqual([
      [2, 5],
      [2, 2],
      [0, 0],
    ]);
    expect(output).toMatchObject({ chainEnd: 'top', assistant: null, collaborators: [], collaboratorCount: 0 });
    expect(output.notShownCount).toBe(0);
  });

  test('returns collaborators in order, only people on the chart, and the assistant, who may be external', async () => {
    expect(logins((await chartOf('LE0001')).collaborators)).toEqual(['AN0001', 'BE0001']);
    expect(await chartOf('LE0001')).toMatchObject({ collaboratorCount: 2, notShownCount: 2 });
    const top = await chartOf('TO0001');
    expect(top.assistant?.lastName).toBe('External');
    expect(top.chain[0]).toMatchObject({ assistantUserId: loginOf('EX0001'), assistantName: 'Ada EXTERNAL' });
  });

  test('ends the chain at a manager who is unknown, not shown, or already in the chain', async () => {
    expect(await chartOf('LO0001')).toMatchObject({ chainEnd: 'unknown-manager', unknownManager: 'CN=Nobody' });
    expect(await chartOf('UN0001')).toMatchObject({ chainEnd: 'not-shown', unknownManager: '' });
    const round = await chartOf('ON0001');
    expect(logins(round.chain)).toEqual(['TW0001', 'ON0001']);
    expect(round).toMatchObject({ chainEnd: 'cycle', cycleUserId: loginOf('ON0001') });
    expect(logins(round.collaborators)).toEqual(['TW0001']);
  });
});

describe('getManager', () => {
  test('returns the manager node by group ID or distinguished name', async () => {
    for (const manager of ['le0001', 'CN=le0001,DC=corp,DC=example']) {
      const { output } = await asAna().call(getManager, { query: { manager } });
      expect(Object.keys(output)).toEqual([
        'login',
        'firstName',
        'lastName',
        'title',
        'email',
        'photo',
        'collaborators',
      ]);
      expect(output.collaborators[0]).toEqual({
        login: loginOf('AN0001'),
        C_groupIdentifier: 'AN0001',
        C_distinguishedName: 'CN=AN0001,DC=corp,DC=example',
      });
    }
  });

  test('finds a manager whichever way the distinguished name is written', async () => {
    for (const manager of ['CN=LE0001, DC=corp, DC=example', 'cn = "le0001",dc=corp,dc=ex\\61mple']) {
      const { output } = await asAna().call(getManager, { query: { manager } });
      expect(output.login).toBe(loginOf('LE0001'));
      expect((await asAna().call(getUsersByManager, { query: { manager } })).status).toBe(200);
    }
  });

  test('does not return people who are not on the chart', async () => {
    for (const manager of ['nobody', 'EX0001', 'HI0001']) {
      for (const endpoint of [getManager, getUsersByManager]) {
        expect((await asAna().call(endpoint, { query: { manager } })).error.code).toBe('manager.unknown');
      }
    }
  });
});

test('getUsersByManager pages through collaborators and returns their total', async () => {
  const { output, headers } = await asAna().call(getUsersByManager, { query: { manager: 'LE0001', after: '1' } });
  expect(logins(output)).toEqual(['BE0001']);
  expect(headers['x-total-count']).toBe('2');
});

describe('getConnection', () => {
  const connect = async (from: string, to: string) =>
    (await asAna().call(getConnection, { query: { from: loginOf(from), to: loginOf(to) } })).output;

  test('returns the nearest common manager and the path', async () => {
    const far = await connect('BE0001', 'CA0001');
    expect(far.common?.login).toBe(loginOf('TO0001'));
    expect([logins(far.from), logins(far.to)]).toEqual([
      ['BE0001', 'LE0001'],
      ['RI0001', 'CA0001'],
    ]);
    expect([far.fromSteps, far.toSteps]).toEqual([2, 2]);
  });

  test('starts from the viewer without `from`, and the common manager may be one of the two', async () => {
    const { output } = await asAna().call(getConnection, { query: { to: loginOf('TO0001') } });
    expect(output).toMatchObject({ common: { login: loginOf('TO0001') }, to: [], fromSteps: 2, toSteps: 0 });
  });

  test('returns null when there is no common manager', async () => {
    expect(await connect('AN0001', 'LO0001')).toEqual({ common: null, from: [], to: [], fromSteps: 0, toSteps: 0 });
    const { error } = await asAna().call(getConnection, { query: { to: 'nobody' } });
    expect(error.code).toBe('profile.unknown');
  });
});

test('getBranch returns people level by level', async () => {
  const { output, headers } = await asAna().call(getBranch, { query: { userId: loginOf('TO0001') } });
  expect(output.map(({ login, level, position }) => [login.slice(0, 6), level, position])).toEqual([
    ['TO0001', 0, 0],
    ['LE0001', 1, 0],
    ['RI0001', 1, 1],
    ['AN0001', 2, 0],
    ['BE0001', 2, 1],
    ['CA0001', 2, 0],
  ]);
  expect(output.map(({ managerUserId }) => managerUserId.slice(0, 6))).toEqual([
    '',
    'TO0001',
    'TO0001',
    'LE0001',
    'LE0001',
    'RI0001',
  ]);
  expect(headers['x-total-count']).toBe('6');
  const rest = await asAna().call(getBranch, { query: { userId: loginOf('TO0001'), after: '4' } });
  expect(logins(rest.output)).toEqual(['BE0001', 'CA0001']);
});

describe('findInBranch', () => {
  const find = async (userId: string, globalQuery: string, scope: 'branch' | 'collaborators' = 'branch') =>
    (await asAna().call(findInBranch, { query: { userId: loginOf(userId), globalQuery, scope } })).output;

  test('finds people by a prefix and without accents, with the path down to them', async () => {
    const [bell] = await find('TO0001', 'bel');
    expect(bell).toMatchObject({ login: loginOf('BE0001'), headcount: 0 });
    expect(bell?.path).toEqual([
      { login: loginOf('LE0001'), position: 0 },
      { login: loginOf('BE0001'), position: 1 },
    ]);
    expect(logins(await find('LE0001', 'astrom'))).toEqual(['AN0001']);
  });

  test('finds only people in the branch and on the chart', async () => {
    expect(await find('RI0001', 'bell')).toEqual([]);
    expect(await find('LE0001', 'hidden')).toEqual([]);
    expect(logins(await find('TO0001', 'ada', 'collaborators')).sort()).toEqual(['LE0001', 'RI0001']);
  });
});

describe('getBranchFile', () => {
  test('returns an indented table that a spreadsheet opens with correct accents and without formulas', async () => {
    const { headers, body } = await asAna().call(getBranchFile, { query: { userId: loginOf('LE0001') } });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename=/);
    expect(headers['x-total-count']).toBe('3');
    const [heading, head, first, second, end] = body.split('\r\n');
    expect(heading).toMatch(/^\u{feff}Level,Name,Function,Email,/u);
    expect(head).toMatch(/^0,"Ada LEFT","'=cmd",/);
    expect(first).toMatch(/^1,"    Ana ÅSTRÖM",.*,France,AN0001@group.example,AN0001,LE0001@group.example,0,0$/);
    expect(second).toMatch(/^1,"    Bea, ""B"" BELL",.*,Netherlands,/);
    expect(end).toBe('');
    expect(branchFileSize).toBeLessThanOrEqual(5000);
  });
});

test.each([
  ['fr', 'Niveau;Nom;Fonction;"Adresse e-mail";Société;Ville;Pays;', 'Pays-Bas'],
  ['it', 'Livello;Nome;Ruolo;E-mail;Società;Città;Paese;', 'Paesi Bassi'],
  ['es', 'Nivel;Nombre;Cargo;"Correo electrónico";Empresa;Ciudad;País;', 'Países Bajos'],
  ['nl', 'Niveau;Naam;Functie;E-mailadres;Bedrijf;Plaats;Land;', 'Nederland'],
  ['pt', 'Nível;Nome;Função;E-mail;Empresa;Cidade;País;', 'Países Baixos'],
] as const)(
  'getBranchFile has headings in %s, and the separator that its spreadsheets expect',
  async (language, headings, country) => {
    const { body } = await asAna().call(getBranchFile, { query: { userId: loginOf('LE0001'), language } });
    const [heading, , , bell] = body.split('\r\n');
    expect(heading?.startsWith(`\u{feff}${headings}`)).toBe(true);
    expect(bell).toContain(`;${/\s/.test(country) ? `"${country}"` : country};BE0001@group.example;`);
  },
);

test('the next request after a change of manager has the new chain, headcounts and search results', async () => {
  const [id] = await directory.add([person('MO0001', 'Mover', 'LE0001')]);
  const move = async (manager: string) => {
    await directory.database.kysely
      .updateTable('people')
      .set({ feed_values: JSON.stringify(person('MO0001', 'Mover', manager)) })
      .where('id', '=', id ?? 0)
      .execute();
    await directory.catchUp();
    return await directory.as(loginOf('MO0001')).call(getOrgChart);
  };
  const { output } = await move('CA0001');
  expect(logins(output.chain)).toEqual(['TO0001', 'RI0001', 'CA0001', 'MO0001']);
  expect(output.chain.map(({ headcount }) => headcount)).toEqual([6, 2, 1, 0]);
  const query = { userId: loginOf('LE0001'), globalQuery: 'mover' };
  expect((await asAna().call(findInBranch, { query })).output).toEqual([]);
});

describe('getTeam', () => {
  const teamOf = async (code: string) => (await asAna().call(getTeam, { query: { userId: loginOf(code) } })).output;

  test('returns the manager, the people with the same manager, and the direct reports', async () => {
    const team = await teamOf('LE0001');
    expect(team.manager?.login).toBe(loginOf('TO0001'));
    expect(logins(team.peers)).toEqual(['RI0001']);
    expect(team.peerCount).toBe(1);
    expect(logins(team.directReports)).toEqual(['AN0001', 'BE0001']);
    expect(team.directReportCount).toBe(2);
  });

  test('returns the team of the viewer without userId', async () => {
    const { output } = await asAna().call(getTeam);
    expect(output.manager?.login).toBe(loginOf('LE0001'));
    expect(logins(output.peers)).toEqual(['BE0001']);
    expect(output.directReports).toEqual([]);
  });

  test('returns neither a manager nor peers for the person at the top', async () => {
    expect(await teamOf('TO0001')).toMatchObject({ manager: null, peers: [], peerCount: 0, directReportCount: 2 });
  });

  test('returns an empty team for a person who is not on the chart', async () => {
    const empty = { manager: null, peers: [], peerCount: 0, directReports: [], directReportCount: 0 };
    expect(await teamOf('HI0001')).toEqual(empty);
  });

  test('fails for people without an entry', async () => {
    const { error } = await asAna().request('GET', `${getTeam.path}?userId=nobody`);
    expect(error.code).toBe('profile.unknown');
    expect((await directory.as('guest@elsewhere.example').request('GET', getTeam.path)).error.code).toBe(
      'profile.none',
    );
  });

  test('returns the first people of a large team, and their number', async () => {
    const members = Array.from({ length: teamSize + 3 }, (_, index) => person(`ME${1000 + index}`, 'Member', 'BO0001'));
    const large = await openTestDirectory([person('BO0001', 'Boss', ''), ...members]);
    const asMember = large.as(loginOf('ME1001'));
    const { output: own } = await asMember.call(getTeam);
    expect(own.peers).toHaveLength(teamSize);
    expect(own.peerCount).toBe(teamSize + 2);
    expect(logins(own.peers)).not.toContain('ME1001');
    const { output: boss } = await asMember.call(getTeam, { query: { userId: loginOf('BO0001') } });
    expect(boss.directReports).toHaveLength(teamSize);
    expect(boss.directReportCount).toBe(teamSize + 3);
  });
});
