import { describe, expect, it } from 'vitest';
import { fold } from '../fold.ts';
import { allRelatedNames, nicknamesOf, alternateNamesOf } from './nicknames.ts';

const namesOf = (name: string, relation: string): string[] =>
  nicknamesOf(name)
    .filter((related) => related.relation === relation)
    .map((related) => related.name);

describe('nicknamesOf', () => {
  it.each([
    ['william', 'bill'],
    ['charles', 'chuck'],
    ['bernard', 'bernie'],
    ['francisco', 'paco'],
    ['giuseppe', 'peppe'],
    ['alexandre', 'sacha'],
    ['joao', 'joaozinho'],
    ['johannes', 'hannes'],
    ['cornelis', 'kees'],
    ['malgorzata', 'gosia'],
    ['aleksandr', 'sasha'],
    ['александр', 'саша'],
    ['oleksandr', 'sashko'],
    ['jiri', 'jirka'],
    ['erzsebet', 'zsoka'],
    ['gheorghe', 'gigi'],
    ['lars', 'lasse'],
    ['konstantinos', 'kostas'],
    ['mehmet', 'memo'],
    ['mohamed', 'momo'],
    ['yosef', 'yossi'],
    ['dragan', 'gagi'],
    ['gareth', 'gaz'],
    ['christian', 'chrigu'],
    ['sigurdur', 'siggi'],
    ['ludovicus', 'lode'],
    ['maximilian', 'maxl'],
    ['venkatesh', 'venky'],
    ['babatunde', 'tunde'],
    ['chukwuemeka', 'emeka'],
    ['jean pierre', 'pierrot'],
  ])('relates %s and %s in both directions', (formal, nickname) => {
    expect(namesOf(formal, 'formal-of')).toContain(nickname);
    expect(namesOf(nickname, 'nickname-of')).toContain(formal);
  });

  it('distinguishes forms in other languages from nicknames', () => {
    expect(namesOf('giuseppe', 'variant-of')).toContain('joseph');
    expect(namesOf('joseph', 'formal-of')).not.toContain('giuseppe');
  });

  it.each([
    ['med', 'mohammed'],
    ['mohammed', 'med'],
    ['joe', 'yousef'],
    ['shmuel', 'sam'],
  ])('relates all Latin spellings of an Arabic or Hebrew name to its nicknames: %s, %s', (word, name) => {
    expect(alternateNamesOf(word)).toContainEqual({ name, isAcrossScripts: false });
  });

  it.each([
    ['mohammed', 'maxamed'],
    ['mohamed', 'muhammadu'],
    ['osman', 'ousmane'],
    ['fatma', 'faadumo'],
  ])('relates all Latin spellings of an Arabic name to its forms in Africa: %s, %s', (name, form) => {
    expect(namesOf(name, 'variant-of')).toContain(form);
    expect(namesOf(form, 'variant-of')).toContain(name);
  });

  it('is not transitive: Jim and Jacob are both related to James, but not to each other', () => {
    expect(nicknamesOf('jim').map((related) => related.name)).not.toContain('jacob');
    expect(nicknamesOf('bob').map((related) => related.name)).not.toContain('rupert');
    expect(alternateNamesOf('alexandra').map(({ name }) => name)).not.toContain('alexander');
  });

  it('returns nothing for a name that is in no table', () => {
    expect(nicknamesOf('zzyzx')).toEqual([]);
    expect(nicknamesOf('')).toEqual([]);
  });

  it('has only folded names, related in both directions, and more than five thousand pairs', () => {
    let pairs = 0;
    for (const [name, related] of allRelatedNames()) {
      expect(fold(name)).toBe(name);
      for (const other of related) {
        pairs++;
        expect(other.name).not.toBe(name);
        expect(nicknamesOf(other.name).some((back) => back.name === name)).toBe(true);
      }
    }
    expect(pairs / 2).toBeGreaterThan(5000);
  });

  it.each([
    ['martin', 'marta'],
    ['louis', 'louise'],
    ['william', 'wilma'],
    ['emil', 'emma'],
    ['antti', 'ana'],
    ['leandro', 'lea'],
    ['mahmoud', 'houda'],
    ['samira', 'sami'],
    ['hanna', 'hani'],
  ])('does not relate a nickname of the other gender: %s, %s', (name, other) => {
    expect(namesOf(name, 'formal-of')).not.toContain(other);
    expect(namesOf(other, 'nickname-of')).not.toContain(name);
  });
});
