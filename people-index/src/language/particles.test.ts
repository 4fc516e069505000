import { describe, expect, it } from 'vitest';
import { isParticle, prefixSpellings, restsAfterParticle, withoutParticles } from './particles.ts';

describe('surname particles', () => {
  it('are known', () => {
    for (const word of ['de', 'la', 'van', 'den', 'von', 'el', 'al', 'ben', 'bin', 'o', 'mac', 'mc', 'st'])
      expect(isParticle(word)).toBe(true);
    expect(isParticle('dupont')).toBe(false);
  });

  it('leave the core of a surname, and never nothing', () => {
    expect(withoutParticles(['de', 'la', 'cruz'])).toEqual(['cruz']);
    expect(withoutParticles(['van', 'den', 'berg'])).toEqual(['berg']);
    expect(withoutParticles(['de', 'la'])).toEqual(['de', 'la']);
  });

  it('are exchanged where they are glued', () => {
    expect(prefixSpellings('mcdonald')).toContain('macdonald');
    expect(prefixSpellings('saintclair')).toContain('stclair');
    expect(prefixSpellings('abdulrahman')).toContain('abdelrahman');
    expect(prefixSpellings('dupont')).toEqual([]);
    expect(restsAfterParticle('elsayed')).toContain('sayed');
    expect(restsAfterParticle('obrien')).toContain('brien');
  });
});
