import { describe, expect, it } from 'vitest';
import {
  isHonorific,
  isOnlyHonorific,
  isParticle,
  prefixSpellings,
  restsAfterParticle,
  withoutHonorifics,
  withoutParticles,
} from './particles.ts';

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

describe('titles', () => {
  it('are left out wherever they stand', () => {
    expect(withoutHonorifics(['dr', 'jean', 'dupont'])).toEqual(['jean', 'dupont']);
    expect(withoutHonorifics(['dupont', 'phd'])).toEqual(['dupont']);
    expect(withoutHonorifics(['herr', 'prof', 'dr', 'muller'])).toEqual(['muller']);
  });

  it('stay where they may be the name', () => {
    expect(withoutHonorifics(['don', 'quixote'])).toEqual(['don', 'quixote']);
    expect(withoutHonorifics(['tan', 'huat', 'meng'])).toEqual(['tan', 'huat', 'meng']);
    expect(withoutHonorifics(['tan', 'sri', 'huat', 'meng'])).toEqual(['huat', 'meng']);
    expect(withoutHonorifics(['chi', 'wai', 'tsang'])).toEqual(['chi', 'wai', 'tsang']);
    expect(withoutHonorifics(['ji', 'young', 'lee'])).toEqual(['ji', 'young', 'lee']);
    expect(withoutHonorifics(['selvi', 'murugan'])).toEqual(['selvi', 'murugan']);
    expect(withoutHonorifics(['selvi', 'lakshmi', 'murugan'])).toEqual(['lakshmi', 'murugan']);
    expect(withoutHonorifics(['mr'])).toEqual(['mr']);
    expect(isHonorific('tan')).toBe(true);
    expect(isOnlyHonorific('tan')).toBe(false);
  });
});
