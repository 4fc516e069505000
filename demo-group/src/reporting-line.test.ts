import { describe, expect, it } from 'vitest';
import { demoSeed, generatePeople } from './index.ts';
import type { GeneratedPerson } from './index.ts';

/** Figures of the reporting line of a group, computed from its rows like in a directory. */
function readReportingLine(people: readonly GeneratedPerson[]) {
  const found = new Map<string, number>();
  for (const [index, person] of people.entries()) {
    found.set(person.C_groupIdentifier, index);
    found.set(person.C_distinguishedName, index);
  }
  const superior = people.map((person) => found.get(person.manager) ?? -1);
  const spans = people.map(() => 0);
  for (const above of superior) if (above >= 0) spans[above] = (spans[above] ?? 0) + 1;
  const cycles = new Set<string>();
  let deepest = 0;
  for (const start of people.keys()) {
    const seen = new Map<number, number>();
    let current = start;
    while (current >= 0 && !seen.has(current)) {
      seen.set(current, seen.size);
      current = superior[current] ?? -1;
    }
    if (current < 0) deepest = Math.max(deepest, seen.size);
    else {
      const members = [...seen].filter(([, order]) => order >= (seen.get(current) ?? 0)).map(([member]) => member);
      cycles.add(members.toSorted((left, right) => left - right).join(' '));
    }
  }
  return { superior, spans, cycles: [...cycles], deepest };
}

describe.each([
  [1000, 3],
  [5000, demoSeed],
  [12_000, 11],
])('the reporting line of %i people', (count, seed) => {
  const people = Array.from(generatePeople({ count, seed }));
  const line = readReportingLine(people);

  it('is 8 to 10 levels deep', () => {
    expect(line.deepest).toBeGreaterThanOrEqual(8);
    expect(line.deepest).toBeLessThanOrEqual(10);
  });

  it('has spans of 3 to 40', () => {
    const spans = line.spans.filter((span) => span > 0);
    expect(Math.min(...spans)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...spans)).toBeLessThanOrEqual(40);
    expect(Math.max(...spans)).toBeGreaterThanOrEqual(12);
  });

  it('has exactly one cycle, of two managers', () => {
    expect(line.cycles).toHaveLength(1);
    expect(line.cycles[0]?.split(' ')).toHaveLength(2);
  });

  it('has a few people without a manager, including the chief executive', () => {
    const alone = people.filter((person) => person.manager === '');
    expect(alone.length).toBeGreaterThanOrEqual(1);
    expect(alone.length).toBeLessThan(2 + count / 300);
    expect(
      alone.some((person) => person.title === 'Chief Executive Officer' || /^Direct.* général/.test(person.title)),
    ).toBe(true);
  });

  it('has no external managers', () => {
    expect(line.superior.every((above) => above < 0 || people[above]?.userType === 'I')).toBe(true);
  });

  it('names managers by distinguished name and by group ID', () => {
    expect(people.some((person) => person.manager.startsWith('CN='))).toBe(true);
    expect(people.some((person) => /^[A-Z]{2,4}\d{2,4}$/.test(person.manager))).toBe(true);
  });
});
