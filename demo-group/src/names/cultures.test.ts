import { describe, expect, it } from 'vitest';
import { Random } from '../random.ts';
import { cultures } from './cultures.ts';
import type { Culture } from './cultures.ts';
import { drawName } from './draw-name.ts';

describe('the naming cultures', () => {
  it('number at least 25', () => {
    expect(cultures.size).toBeGreaterThanOrEqual(25);
  });

  it.each([...cultures.values()])('$id has a mail spelling for every name, and repeats none', (culture) => {
    for (const draw of [culture.women, culture.men, culture.surnames]) {
      const forms = draw.items.flatMap((name) => [name.man, name.woman]);
      for (const form of forms) {
        expect(form.latin).not.toBe('');
        expect(form.address).toMatch(/^[a-z0-9-]+$/);
      }
      expect(new Set(draw.items.map((name) => name.man.latin + name.man.native)).size).toBe(draw.items.length);
    }
  });

  it('draw common names more often than rare ones', () => {
    const random = new Random(1);
    const french = cultures.get('french') as Culture;
    const drawn = Array.from({ length: 20_000 }, () => french.surnames.draw(random).man.latin);
    const times = (name: string): number => drawn.filter((other) => other === name).length;
    expect(times('Martin')).toBeGreaterThan(times('Petit'));
    expect(times('Petit')).toBeGreaterThan(times('Michaud'));
  });

  it.each([
    ['russian', 'Ivanov', 'Ivanova', 'Иванова'],
    ['polish', 'Kowalski', 'Kowalska', ''],
    ['czech', 'Novák', 'Nováková', ''],
    ['czech', 'Marek', 'Marková', ''],
    ['czech', 'Kučera', 'Kučerová', ''],
    ['czech', 'Černý', 'Černá', ''],
    ['greek', 'Papadopoulos', 'Papadopoulou', 'Παπαδοπούλου'],
  ])('form the feminine of a %s surname: %s, %s', (id, man, woman, native) => {
    const surname = cultures.get(id)?.surnames.items.find((name) => name.man.latin === man);
    expect(surname?.woman).toMatchObject({ latin: woman, native });
  });

  it('write names in their native script, with the family name first if customary', () => {
    const random = new Random(2);
    const names = Array.from({ length: 200 }, () => drawName(cultures.get('chinese') as Culture, random));
    expect(names.some((name) => name.otherNames.some((other) => /^\p{Script=Han}{2,4}$/u.test(other)))).toBe(true);
    expect(names.some((name) => /^\p{Script=Han}+$/u.test(name.lastName))).toBe(true);
  });
});
