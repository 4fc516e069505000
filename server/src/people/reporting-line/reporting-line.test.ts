import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testPerson } from '../../../test/test-person.ts';
import { identityKey } from '../identity-key.ts';
import type { Person } from '../person.ts';
import { reportingLine } from './reporting-line.ts';
import type { ReportingLine } from './reporting-line.ts';

function person(id: number, values: Partial<Person> = {}): Person {
  const login = `p${id}@group.example`;
  return testPerson({
    id,
    login,
    userType: 'I',
    C_groupIdentifier: `GI${id}`,
    C_distinguishedName: `CN=${id},DC=corp,DC=example`,
    email: `${id}@mail.example`,
    employeeNumber: `E00${id}`,
    ...values,
  });
}

function lineOf(people: readonly Person[], largeTeam?: number): ReportingLine {
  const line = reportingLine(largeTeam);
  const builder = line.rebuild();
  for (const each of people) builder.add(each);
  builder.finish();
  return line;
}

/** A simple, slow implementation to compare with. */
function naive(shownPeople: readonly Person[]) {
  const people = shownPeople.map((each) => each.revealed());
  const byId = new Map(people.map((each) => [each.id, each]));
  const isShown = ({ userType, C_msDSCloudExtensionAttribute2: unit }: Person) =>
    (userType === 'I' || userType === 'Agent') && unit !== 'ORG0212';
  const inOrder = [...people].sort((one, other) => one.id - other.id);
  const named = (reference: string) => {
    const key = identityKey(reference);
    if (key === '') return undefined;
    for (const field of ['C_distinguishedName', 'C_groupIdentifier', 'login', 'feedEmail', 'employeeNumber'] as const) {
      const found = inOrder.filter((each) => identityKey(each[field]) === key);
      const isAmbiguous = found.length > 1 && (field === 'feedEmail' || field === 'employeeNumber');
      if (found.length > 0) return isAmbiguous ? undefined : found[0];
    }
    const [entered, ...others] = inOrder.filter(
      (each) => each.email !== each.feedEmail && identityKey(each.email) === key,
    );
    return others.length > 0 ? undefined : entered;
  };
  const managerOf = new Map<number, number>();
  for (const each of people.filter(isShown)) {
    const manager = named(each.manager);
    if (manager !== undefined && manager.id !== each.id && isShown(manager)) managerOf.set(each.id, manager.id);
  }
  const above = (id: number) => {
    const line: number[] = [];
    for (let next = managerOf.get(id); next !== undefined && !line.includes(next); next = managerOf.get(next)) {
      line.push(next);
    }
    return line;
  };
  const shown = people.filter(isShown).map(({ id }) => id);
  const aboveOf = new Map(shown.map((id) => [id, above(id)]));
  const offChart = (id: number) =>
    people.filter((each) => !isShown(each) && each.id !== id && named(each.manager)?.id === id).length;
  return {
    shown,
    offChart,
    above: (id: number) => aboveOf.get(id)!,
    headcount: (id: number) => shown.filter((other) => other !== id && aboveOf.get(other)!.includes(id)).length,
    team: (id: number) =>
      shown
        .filter((other) => managerOf.get(other) === id)
        .sort((one, other) => {
          const [first, second] = [byId.get(one)!, byId.get(other)!];
          return (
            compare(first.lastName, second.lastName) ||
            compare(first.firstName, second.firstName) ||
            compare(first.login, second.login)
          );
        }),
    common(one: number, other: number) {
      const line = new Set([one, ...above(one)]);
      return [other, ...above(other)].find((id) => line.has(id));
    },
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const most = 14;
const ids = fc.integer({ min: 1, max: most });
/** Any kind of reference in any letter case; sometimes to the person itself, to nobody, or to several people. */
const reference = fc.oneof(
  { weight: 4, arbitrary: ids.map((id) => `GI${id}`) },
  { weight: 3, arbitrary: ids.map((id) => ` cn=${id},dc=CORP,dc=example`) },
  { weight: 1, arbitrary: ids.map((id) => `P${id}@group.example`) },
  { weight: 3, arbitrary: ids.map((id) => `${id}@MAIL.example`) },
  { weight: 2, arbitrary: ids.map((id) => `e00${id}`) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', 'GI99', 'CN=shared', 'shared@mail.example', 'E000') },
);
const withHiddenEmail = (full: Person): Person => ({ ...full, email: '', feedEmail: '', hiddenFields: ['email'] });
const anyPerson = fc
  .record({
    id: ids,
    manager: reference,
    C_distinguishedName: fc.option(fc.constantFrom('CN=shared', '', 'GI3')),
    C_groupIdentifier: fc.option(fc.constantFrom('', 'gi4', 'GI5')),
    email: fc.option(fc.constantFrom('', 'Shared@mail.example', '3@mail.example', 'gi6', 'E002')),
    employeeNumber: fc.option(fc.constantFrom('', 'E000', 'E003', '4@mail.example')),
    entered: fc.option(fc.constantFrom('', 'shared@mail.example', '5@mail.example', '6@mail.example')),
    userType: fc.oneof({ weight: 8, arbitrary: fc.constant('I') }, { weight: 1, arbitrary: fc.constant('E') }),
    C_msDSCloudExtensionAttribute2: fc.oneof(
      { weight: 8, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.constant('ORG0212') },
    ),
    lastName: fc.constantFrom('ada', 'bell', 'cho'),
    isEmailHidden: fc.boolean(),
  })
  .map(({ entered, isEmailHidden, ...drawn }) => {
    const own = person(drawn.id);
    const feedEmail = drawn.email ?? own.email;
    const full = person(drawn.id, {
      ...drawn,
      feedEmail,
      C_distinguishedName: drawn.C_distinguishedName ?? own.C_distinguishedName,
      C_groupIdentifier: drawn.C_groupIdentifier ?? own.C_groupIdentifier,
      email: entered ?? feedEmail,
      employeeNumber: drawn.employeeNumber ?? own.employeeNumber,
    });
    return isEmailHidden ? withHiddenEmail(full) : full;
  });
const group = fc.uniqueArray(anyPerson, { selector: ({ id }) => id, maxLength: most });

function expectSame(line: ReportingLine, people: readonly Person[]): void {
  const model = naive(people);
  for (let id = 1; id <= most; id++) expect(line.has(id)).toBe(model.shown.includes(id));
  for (const id of model.shown) {
    const { directReports, headcount, offChartReports } = line.get(id);
    expect(offChartReports).toBe(model.offChart(id));
    expect(headcount).toBe(model.headcount(id));
    expect(directReports).toBe(model.team(id).length);
    expect(line.team(id, 0, 100)).toEqual(model.team(id));
    const chain = line.chain(id, 100);
    expect(chain.ids).toEqual([id, ...model.above(id).filter((above) => above !== id)].toReversed());
    const members = model.shown.filter((other) => other !== id && model.above(other).includes(id));
    const below = line.below(id, 'branch');
    expect(below.size).toBe(members.length);
    expect([...below].sort((one, other) => one - other)).toEqual(members.sort((one, other) => one - other));
    expect(model.shown.filter((other) => below.has(other)).sort((one, other) => one - other)).toEqual(members);
    for (const order of ['levels', 'outline'] as const) {
      const places = line.branch(id, order, 0, 100);
      expect(places.length).toBe(headcount + 1);
      expect(new Set(places.map((place) => place.id)).size).toBe(places.length);
    }
    for (const other of model.shown) expect(line.common(id, other)?.id).toBe(model.common(id, other));
  }
}

test('collaborators are ordered by base letters: Å as A, Ł as L, Ø as O', () => {
  const names = ['Zorn', 'Østergaard', 'Łuczak', 'Abel', 'van Dyck', 'Lund', 'Ångström', 'Olsen', 'Đorđević', 'Doe'];
  const people = names.map((lastName, index) => person(index + 2, { lastName, manager: 'GI1' }));
  const line = lineOf([person(1), ...people]);
  const ordered = () => line.team(1, 0, 20).map((id) => line.get(id).person.lastName);
  expect(ordered()).toEqual(
    'Abel Ångström Doe Đorđević Łuczak Lund Olsen Østergaard van_Dyck Zorn'
      .split(' ')
      .map((name) => name.replace('_', ' ')),
  );
  line.put(person(20, { lastName: 'Łoś', manager: 'GI1' }));
  line.remove(2);
  expect(ordered().slice(4, 7)).toEqual(['Łoś', 'Łuczak', 'Lund']);
});

test('last names that differ only in case or accents are ordered by first name', () => {
  const named = (id: number, lastName: string, firstName: string) =>
    person(id, { lastName, firstName, manager: 'GI1' });
  const line = lineOf([person(1), named(2, 'MARTIN', 'Cléo'), named(3, 'Martín', 'Bo'), named(4, 'martin', 'Al')]);
  expect(line.team(1, 0, 10)).toEqual([4, 3, 2]);
});

test('a team has each person once, in order, after logins have passed between people with the same name', () => {
  const member = fc.record({ id: fc.integer({ min: 2, max: 8 }), login: fc.constantFrom('a', 'B', 'b', 'c', 'd') });
  const named = (id: number, login: string) => person(id, { login, lastName: 'Martin', manager: 'GI1' });
  fc.assert(
    fc.property(fc.array(member, { maxLength: 25 }), (passed) => {
      const line = lineOf([person(1)]);
      for (const { id, login } of passed) {
        line.put(named(id, login));
        line.team(1, 0, 9);
      }
      const members = [...new Set(passed.map(({ id }) => id))].sort((one, other) => other - one);
      for (const id of members) line.put(named(id, `login ${9 - id}`));
      expect(line.team(1, 0, 9)).toEqual(members);
    }),
  );
});

describe('any group of people', () => {
  test('has the same headcounts, teams, chains and common managers as a naive model', () => {
    fc.assert(
      fc.property(group, (people) => expectSame(lineOf(people), people)),
      { numRuns: 300 },
    );
  });

  test('has the same state after any changes, and when it is opened from a file in between, as after a rebuild', async () => {
    const change = fc.oneof(
      { weight: 10, arbitrary: anyPerson },
      { weight: 2, arbitrary: ids },
      { weight: 1, arbitrary: fc.constant('reopen' as const) },
    );
    await fc.assert(
      fc.asyncProperty(group, fc.array(change, { maxLength: 25 }), async (people, changes) => {
        let line = lineOf(people, 2);
        const now = new Map(people.map((each) => [each.id, each]));
        for (const changed of changes) {
          if (changed === 'reopen') {
            const stored = structuredClone(await line.stored(async () => {}));
            line = reportingLine(2);
            line.restore(stored);
          } else if (typeof changed === 'number') {
            line.remove(changed);
            now.delete(changed);
          } else {
            line.put(changed);
            now.set(changed.id, changed);
          }
          // Teams that were requested are cached, and kept in order from then on.
          for (const id of now.keys()) if (line.has(id)) line.team(id, 0, 1);
        }
        expectSame(line, [...now.values()]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a large team', () => {
  const size = 200;
  const members = (manager: string) =>
    Array.from({ length: size }, (_, index) => person(index + 10, { lastName: `Name ${(index * 67) % 31}`, manager }));
  const teamOf = (people: readonly Person[], id: number) => lineOf(people).team(id, 0, 999);

  test.each([
    ['is hidden and shown again', person(1, { userType: 'E' })],
    ['gets another login and the previous one again', person(1, { login: 'other', C_groupIdentifier: 'other' })],
    ['leaves and returns', undefined],
  ])('is in order again after its manager %s, whatever happens to its people meanwhile', (_, meanwhile) => {
    const now = new Map([person(1), ...members('GI1')].map((each) => [each.id, each]));
    const line = lineOf([...now.values()], 100);
    const put = (each: Person) => {
      line.put(each);
      now.set(each.id, each);
    };
    if (meanwhile === undefined) line.remove(1);
    else line.put(meanwhile);
    for (const id of [20, 40, 60]) put(person(id, { lastName: `Name ${id - 30}`, firstName: 'New', manager: 'GI1' }));
    for (const id of [30, 31]) {
      line.remove(id);
      now.delete(id);
    }
    put(person(500, { lastName: 'Name 7', manager: 'GI1' }));
    put(person(501, { lastName: 'Aaa', manager: 'GI1' }));
    put(person(502, { lastName: 'Zzz', manager: 'GI1' }));
    put(person(50, { lastName: 'Name 3', manager: '' }));
    put(person(1));
    expect(line.team(1, 0, 999)).toEqual(teamOf([...now.values()], 1));
    put(person(2));
    for (const each of members('GI2')) put(each);
    expect(line.team(2, 0, 999)).toEqual(teamOf([...now.values()], 2));
  });

  test('is in order after it has moved, most of its people are renamed, and they are back', () => {
    const line = lineOf([person(1), ...members('GI1')], 100);
    line.remove(1);
    const renamed = members('GI1').map((each) => person(each.id, { lastName: `New ${each.id % 17}`, manager: 'GI1' }));
    for (const each of renamed) line.put(each);
    line.put(person(1));
    expect(line.team(1, 0, 999)).toEqual(teamOf([person(1), ...renamed], 1));
  });
});

describe('a chain', () => {
  test('ends at a person without a manager, and at a person who is their own manager', () => {
    const line = lineOf([person(1, { manager: 'gi1' }), person(2, { manager: 'CN=1,DC=corp,DC=example' })]);
    expect(line.chain(2, 9)).toEqual({ ids: [1, 2], end: 'top', unknownManager: '', repeated: undefined });
  });

  test('names a manager who is unknown or has left', () => {
    const line = lineOf([person(1), person(2, { manager: 'GI1' })]);
    line.remove(1);
    expect(line.chain(2, 9)).toMatchObject({ ids: [2], end: 'unknown-manager', unknownManager: 'GI1' });
    line.put(person(1));
    expect(line.chain(2, 9)).toMatchObject({ ids: [1, 2], end: 'top' });
  });

  test('ends below a manager who is not on the chart, without naming them', () => {
    for (const hidden of [{ userType: 'E' }, { userType: '' }, { C_msDSCloudExtensionAttribute2: 'ORG0212' }]) {
      const line = lineOf([person(1, hidden), person(2, { manager: 'GI1' })]);
      expect(line.has(1)).toBe(false);
      expect(line.chain(2, 9)).toMatchObject({ ids: [2], end: 'not-shown', unknownManager: '' });
    }
  });

  test('visits a cycle once, and names the person with whom it would repeat', () => {
    const line = lineOf([person(1, { manager: 'GI2' }), person(2, { manager: 'GI3' }), person(3, { manager: 'GI2' })]);
    expect(line.chain(1, 9)).toMatchObject({ ids: [3, 2, 1], end: 'cycle', repeated: 2 });
    expect(line.get(2).headcount).toBe(2);
  });

  test('is cut off at the top if it is longer than requested', () => {
    const line = lineOf(Array.from({ length: 200 }, (_, place) => person(place + 1, { manager: `GI${place}` })));
    expect(line.chain(200, 250).ids.length).toBe(200);
    expect(line.chain(200, 50)).toMatchObject({ end: 'longer' });
    expect(line.chain(200, 50).ids).toEqual(Array.from({ length: 50 }, (_, place) => 151 + place));
    expect(line.get(1).headcount).toBe(199);
  });
});

test('if a person is added twice during a build, the later state wins', () => {
  const line = lineOf([
    person(1, { C_distinguishedName: 'CN=Was' }),
    person(2, { manager: 'CN=Was', employeeNumber: '7' }),
    person(2, { manager: 'GI1', employeeNumber: '' }),
    person(1, { C_distinguishedName: '' }),
  ]);
  expect(line.chain(2, 9).ids).toEqual([1, 2]);
  expect([line.resolve('CN=Was'), line.resolve('7')]).toEqual(['unknown', 'unknown']);
});

test('a distinguished name of two people refers to the one with the lower id', () => {
  const double = { C_distinguishedName: 'CN=Double' };
  const line = lineOf([person(2, double), person(1, double), person(3, { manager: 'cn=double' })]);
  expect(line.team(1, 0, 9)).toEqual([3]);
  line.remove(1);
  expect(line.team(2, 0, 9)).toEqual([3]);
});

test('a reference is a distinguished name, a group ID, a login, an e-mail address or an employee number, in this order', () => {
  const text = 'AB1';
  const owners: Partial<Person>[] = [
    { employeeNumber: text },
    { email: text },
    { login: text },
    { C_groupIdentifier: text },
    { C_distinguishedName: text },
  ];
  const line = lineOf([person(9, { manager: 'ab1' })]);
  for (const [place, values] of owners.entries()) {
    line.put(person(place + 1, values));
    expect(line.chain(9, 9).ids).toEqual([place + 1, 9]);
    expect(line.idOfReference(' Ab1')).toBe(place + 1);
  }
  expect(line.idOfReference('nobody')).toBeUndefined();
});

test('an e-mail address or employee number of several people refers to nobody, until it is unique again', () => {
  for (const values of [{ email: 'desk@mail.example' }, { employeeNumber: 'DESK' }]) {
    const text = Object.values(values)[0] ?? '';
    const line = lineOf([person(1, values), person(2, values), person(3, { manager: text, C_assistant: text })]);
    expect(line.resolve(text)).toBe('ambiguous');
    expect(line.named(text)).toBeUndefined();
    expect(line.get(3).assistant).toBeUndefined();
    expect(line.chain(3, 9)).toMatchObject({ ids: [3], end: 'unknown-manager', unknownManager: text });
    line.put(person(1));
    expect(line.chain(3, 9).ids).toEqual([2, 3]);
    line.put(person(1, values));
    expect(line.chain(3, 9).ids).toEqual([3]);
    line.remove(2);
    expect(line.chain(3, 9).ids).toEqual([1, 3]);
    line.remove(1);
    expect(line.resolve(text)).toBe('unknown');
  }
});

describe('an e-mail address that was entered as a correction', () => {
  const [boss, corrected] = ['boss@mail.example', 'new@mail.example'];
  const team = [person(1, { email: boss }), person(3, { manager: boss }), person(4, { manager: corrected })];

  test('of another person does not take away the references to the one whose address it is', () => {
    const line = lineOf(team);
    line.put(person(2, { email: boss, feedEmail: '2@mail.example' }));
    expect(line.resolve(boss)).toBe(1);
    expect(line.team(1, 0, 9)).toEqual([3]);
    expect(line.resolve('2@mail.example')).toBe(2);
  });

  test('refers to its person, in addition to the one from the feed, if no feed delivers it', () => {
    const entered = person(1, { email: corrected, feedEmail: boss });
    for (const line of [lineOf([...team, entered]), lineOf(team)]) {
      line.put(entered);
      expect(line.team(1, 0, 9)).toEqual([3, 4]);
      line.put(person(5, { email: corrected, feedEmail: '' }));
      expect(line.resolve(corrected)).toBe('ambiguous');
      expect(line.team(1, 0, 9)).toEqual([3]);
      line.remove(5);
      expect(line.team(1, 0, 9)).toEqual([3, 4]);
      line.put(person(5, { email: corrected }));
      expect(line.team(5, 0, 9)).toEqual([4]);
      line.remove(1);
      expect(line.resolve(boss)).toBe('unknown');
    }
  });

  test('still refers to its person when the reporting line is opened from a file', async () => {
    const line = lineOf([...team, person(1, { email: corrected, feedEmail: boss })]);
    const opened = reportingLine();
    opened.restore(structuredClone(await line.stored(async () => {})));
    expect([opened.resolve(boss), opened.resolve(corrected)]).toEqual([1, 1]);
    opened.put(person(1, { email: boss }));
    expect(opened.resolve(corrected)).toBe('unknown');
  });
});

test('the people who name a manager are known, on the chart or not, whether anybody has the reference or not', async () => {
  const naming = (id: number, manager: string, userType = 'I') => person(id, { manager, userType });
  const line = lineOf([
    naming(1, 'New@mail.example'),
    naming(2, ' new@MAIL.example', 'E'),
    naming(3, 'GI1'),
    person(4),
  ]);
  const opened = reportingLine();
  opened.restore(await line.stored(async () => {}));
  for (const each of [line, opened]) {
    expect(each.naming('new@mail.example').toSorted()).toEqual([1, 2]);
    expect(each.naming('gi1')).toEqual([3]);
    each.put(naming(1, ''));
    each.remove(2);
    expect(each.naming('new@mail.example')).toEqual([]);
    expect([...each.naming(''), ...each.naming('nobody')]).toEqual([]);
  }
});

test('the people with an e-mail address, from a feed or entered, are known, on the chart or not', async () => {
  const having = (id: number, feedEmail: string, email = feedEmail, userType = 'I') =>
    person(id, { feedEmail, email, userType });
  const line = lineOf([
    having(1, 'jm@mail.example'),
    having(2, 'other@mail.example', 'JM@mail.example', 'E'),
    having(3, 'JM@MAIL.example', 'jm@mail.example'),
    having(4, 'jm@mail.example', 'chosen@mail.example'),
    having(5, ''),
  ]);
  const opened = reportingLine();
  opened.restore(await line.stored(async () => {}));
  for (const each of [line, opened]) {
    const withAddress = (address: string) => [...each.withAddress(address)].toSorted();
    expect(withAddress(' Jm@mail.example')).toEqual([1, 2, 3, 4]);
    expect(withAddress('chosen@mail.example')).toEqual([4]);
    each.put(having(2, 'other@mail.example'));
    each.remove(1);
    expect(withAddress('jm@mail.example')).toEqual([3, 4]);
    expect([...withAddress(''), ...withAddress('mail.example')]).toEqual([]);
  }
});

test('a reference keeps the spelling of each person, although it is looked up once', () => {
  const written = ['Łuczak É', ' łuczak é', 'ŁUCZAK É', 'Łuczak É', 'łuczak e\u0301 '];
  const line = lineOf(written.map((manager, place) => person(place + 1, { manager })));
  const kept = () => written.map((_, place) => line.get(place + 1).person.manager);
  expect(kept()).toEqual(written);
  line.put(person(1, { manager: 'łuczak É' }));
  expect(kept()).toEqual(['łuczak É', ...written.slice(1)]);
  line.put(person(9, { login: 'łuczak é' }));
  expect(written.map((_, place) => line.chain(place + 1, 9).ids)).toEqual([1, 2, 3, 4, 5].map((id) => [9, id]));
});

test('collaborators are ordered by last name, first name and login, ignoring case and accents', () => {
  const names = ['Zola', 'Åström', 'astrom', 'Lia', 'Li', 'Astor'];
  const line = lineOf([person(99), ...names.map((lastName, id) => person(id + 1, { lastName, manager: 'GI99' }))]);
  expect(line.team(99, 0, 9).map((id) => names[id - 1])).toEqual(['Astor', 'Åström', 'astrom', 'Li', 'Lia', 'Zola']);
  expect(line.team(99, 2, 2)).toEqual([3, 5]);
});

test('the path down to a person contains the position of each person in the team', () => {
  const line = lineOf([
    person(1),
    person(2, { lastName: 'A', manager: 'GI1' }),
    person(3, { lastName: 'B', manager: 'GI1' }),
    person(4, { manager: 'GI3' }),
  ]);
  expect(line.path(1, 4, 9)).toEqual([
    { id: 3, position: 1 },
    { id: 4, position: 0 },
  ]);
});

test('an assistant may be any present person', () => {
  const line = lineOf([
    person(1, { C_assistant: 'gi2' }),
    person(2, { userType: 'E' }),
    person(3, { C_assistant: '?' }),
  ]);
  expect(line.get(1).assistant).toBe(2);
  expect(line.get(3).assistant).toBeUndefined();
});

test('a state is not used before it is complete', () => {
  const line = lineOf([person(1)]);
  const builder = line.rebuild();
  builder.add(person(2));
  expect([line.has(1), line.has(2)]).toEqual([true, false]);
  builder.finish();
  expect([line.has(1), line.has(2)]).toEqual([false, true]);
});
