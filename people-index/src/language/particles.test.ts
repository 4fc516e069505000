import { describe, expect, it } from 'vitest';
import { isParticle, prefixSpellings, remaindersAfterParticle, withoutParticles } from './particles.ts';

describe('surname particles', () => {
  it('are recognized', () => {
    for (const word of ['de', 'la', 'van', 'den', 'von', 'el', 'al', 'ben', 'bin', 'o', 'mac', 'mc', 'st'])
      expect(isParticle(word)).toBe(true);
    expect(isParticle('dupont')).toBe(false);
  });

  it('are removed from a surname unless nothing would remain', () => {
    expect(withoutParticles(['de', 'la', 'cruz'])).toEqual(['cruz']);
    expect(withoutParticles(['van', 'den', 'berg'])).toEqual(['berg']);
    expect(withoutParticles(['de', 'la'])).toEqual(['de', 'la']);
  });

  it('have equivalent prefixes, and may be removed from the start of a word', () => {
    expect(prefixSpellings('mcdonald')).toContain('macdonald');
    expect(prefixSpellings('saintclair')).toContain('stclair');
    expect(prefixSpellings('abdulrahman')).toContain('abdelrahman');
    expect(prefixSpellings('dupont')).toEqual([]);
    expect(remaindersAfterParticle('elsayed')).toContain('sayed');
    expect(remaindersAfterParticle('obrien')).toContain('brien');
  });
});
