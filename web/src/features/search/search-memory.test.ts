import { describe, expect, it, vi } from 'vitest';
import { forgetSearch, recallSearch, rememberSearch } from './search-memory.ts';

describe('the remembered search', () => {
  it('stores each value as typed, in a separate entry', () => {
    rememberSearch({ globalQuery: ' Marie ', cityQuery: 'Paris' });
    expect(localStorage.getItem('directory.personal.search.globalQuery')).toBe(' Marie ');
    expect(recallSearch()).toEqual({ globalQuery: ' Marie ', cityQuery: 'Paris' });
  });

  it('removes the entry of a value that was cleared', () => {
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

  it('does not fail if the browser blocks storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => rememberSearch({ globalQuery: 'Marie' })).not.toThrow();
  });
});
