import { describe, expect, it, vi } from 'vitest';
import { forgetSearch, recallSearch, rememberSearch } from './search-memory.ts';

describe('the memory of a search', () => {
  it('keeps each value as typed, in a separate entry', () => {
    rememberSearch({ globalQuery: ' Marie ', cityQuery: 'Paris' });
    expect(localStorage.getItem('directory.personal.search.globalQuery')).toBe(' Marie ');
    expect(recallSearch()).toEqual({ globalQuery: ' Marie ', cityQuery: 'Paris' });
  });

  it('drops the entry of a value that was emptied', () => {
    rememberSearch({ globalQuery: 'Marie', cityQuery: 'Paris' });
    rememberSearch({ globalQuery: 'Marie', cityQuery: '' });
    expect(recallSearch()).toEqual({ globalQuery: 'Marie' });
  });

  it('removes only its own entries', () => {
    localStorage.setItem('other', 'stays');
    rememberSearch({ globalQuery: 'Marie' });
    forgetSearch();
    expect(recallSearch()).toEqual({});
    expect(localStorage.getItem('other')).toBe('stays');
  });

  it('works without storage where the browser forbids it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => rememberSearch({ globalQuery: 'Marie' })).not.toThrow();
  });
});
