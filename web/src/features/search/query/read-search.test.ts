import { describe, expect, it } from 'vitest';
import { asWords, readSearch } from './read-search.ts';

const gbus = [{ Name: 'Brazil', Code: 'BRAZIL' }];

describe('readSearch', () => {
  it('sends words unchanged, with the filters', () => {
    expect(readSearch({ globalQuery: ' marie curie ', cityQuery: 'Paris' })).toEqual({
      query: { globalQuery: 'marie curie', cityQuery: 'Paris' },
      reading: undefined,
    });
  });

  it('moves a group ID out of the global text', () => {
    expect(readSearch({ globalQuery: 'AB1234', cityQuery: 'Paris' })).toEqual({
      query: { groupIdQuery: 'AB1234', cityQuery: 'Paris' },
      reading: { parameter: 'groupIdQuery', value: 'AB1234' },
    });
  });

  it('moves a phone number out of the global text', () => {
    expect(readSearch({ globalQuery: '06 12 34 56 78' }).query).toEqual({ primaryPhoneQuery: '612345678' });
  });

  it('sends a GBU in addition to the global text only if GBUs are given', () => {
    expect(readSearch({ globalQuery: 'brazil', cityQuery: 'Paris' }, gbus)).toEqual({
      query: { globalQuery: 'brazil', alsoGbuQuery: 'BRAZIL', cityQuery: 'Paris' },
      reading: { parameter: 'gbuQuery', value: 'BRAZIL' },
    });
    const narrowed = { globalQuery: 'brazil', gbuQuery: 'CHINA' };
    expect(readSearch(narrowed, gbus)).toEqual({ query: narrowed, reading: undefined });
    expect(readSearch({ globalQuery: 'brazil' }).query).toEqual({ globalQuery: 'brazil' });
  });

  it('interprets the text as words if the filter is already set', () => {
    const search = { globalQuery: 'AB1234', groupIdQuery: 'CD' };
    expect(readSearch(search)).toEqual({ query: search, reading: undefined });
  });

  it('interprets a quoted text as words', () => {
    expect(readSearch({ globalQuery: asWords('Brazil') }, gbus).query).toEqual({ globalQuery: '"Brazil"' });
  });
});
