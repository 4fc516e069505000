import { describe, expect, it } from 'vitest';
import { emptyPerson } from '../../../test/empty-person.ts';
import { PeopleIndex } from '../../index.ts';
import { petNamesOf } from './pet-names.ts';

describe('the pet names of a word', () => {
  it('include names by their endings, names without an African prefix, and other nicknames of the full name', () => {
    expect(petNamesOf('carlitos').distances.get('carlos')).toBe(1);
    expect(petNamesOf('zdenka').distances.get('zdenkusha')).toBe(2);
    expect(petNamesOf('bukola').distances.get('olubukola')).toBe(1);
    expect(petNamesOf('bob').distances.get('robbie')).toBe(1);
    expect(petNamesOf('димочка').distances.has('dima')).toBe(true);
  });

  it('are the same in a segment with few words and in one with many', () => {
    const person = { ...emptyPerson, id: 1, login: 'z@x', firstName: 'Zdenka', lastName: 'Zwolinskowski' };
    const others = Array.from({ length: 3000 }, (_, index) => {
      const letters = Array.from(String(index), (digit) => 'bcdfghjklm'[Number(digit)]!).join('a');
      return {
        ...emptyPerson,
        id: index + 2,
        login: `${letters}@x`,
        firstName: `U${letters}o`,
        lastName: `Qu${letters}um`,
      };
    });
    const hitsAmong = (count: number) =>
      PeopleIndex.build([person, ...others.slice(0, count)]).search({ text: 'Zdenkusha Zwolinskowski' }).hits;
    expect(hitsAmong(0)).toMatchObject([{ id: 1, isGuess: true, reason: { kind: 'nickname' } }]);
    expect(hitsAmong(others.length)).toEqual(hitsAmong(0));
  });
});
