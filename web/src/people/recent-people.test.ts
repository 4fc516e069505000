import { describe, expect, test } from 'vitest';
import { ada } from '../../test/open-directory.tsx';
import { forgetPersonal } from '../viewer/personal-storage.ts';
import { forgetRecentPeople, noteRecentPerson, recallRecentPeople } from './recent-people.ts';

const viewer = 'me@group.example';
const person = (login: string) => ({ ...ada, login });
const logins = () => recallRecentPeople(viewer).map(({ login }) => login);

describe('recently viewed people', () => {
  test('are listed latest first, each once ignoring case, at most six', () => {
    for (const login of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) noteRecentPerson(viewer, person(login));
    noteRecentPerson('ME@group.example', person('C'));
    expect(logins()).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
  });

  test('never include the viewer, and are empty when signed out', () => {
    noteRecentPerson(viewer, person('Me@Group.example'));
    noteRecentPerson('', person('a'));
    expect(logins()).toEqual([]);
    expect(recallRecentPeople('')).toEqual([]);
  });

  test('are stored without email', () => {
    noteRecentPerson(viewer, person('a'));
    expect(Object.keys(recallRecentPeople(viewer)[0] ?? {}).toSorted()).toEqual([
      'city',
      'firstName',
      'lastName',
      'login',
      'organization',
      'photo',
      'title',
    ]);
  });

  test('are listed if an earlier version stored them without a city', () => {
    const { city: _, ...earlier } = person('a');
    localStorage.setItem('directory.personal.recent.me@group.example', JSON.stringify([earlier]));
    expect(logins()).toEqual(['a']);
  });

  test('are removed when cleared and at sign-out', () => {
    noteRecentPerson(viewer, person('a'));
    forgetRecentPeople(viewer);
    expect(logins()).toEqual([]);
    noteRecentPerson(viewer, person('b'));
    forgetPersonal();
    expect(logins()).toEqual([]);
  });

  test('are empty if the stored value is not a list of people', () => {
    localStorage.setItem('directory.personal.recent.me@group.example', '{"a":1}');
    expect(logins()).toEqual([]);
    localStorage.setItem('directory.personal.recent.me@group.example', '[1,null,{"login":"a"}]');
    expect(logins()).toEqual([]);
    localStorage.setItem('directory.personal.recent.me@group.example', 'not json');
    expect(logins()).toEqual([]);
  });
});
