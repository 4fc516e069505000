import { expect, test } from 'vitest';
import { attackNames, runAttacks } from './run-attacks.ts';

test('a small attack of each kind finds nothing', { timeout: 600_000 }, async () => {
  const lines: string[] = [];
  const findings = await runAttacks({
    only: attackNames,
    environment: {},
    limits: { RATE_LIMIT_PER_MINUTE: '100', PEOPLE_PER_HOUR: '60', PEOPLE_PER_DAY: '60' },
    print: (report) => void lines.push(...report),
    scale: {
      people: 200,
      seeds: [20260101],
      requests: 800,
      images: { bombs: 2, edge: 1500 },
      files: { size: 30_000 },
      limits: {
        requestsPerMinute: 100,
        flood: { tokensPerSecond: 600, seconds: 1 },
        office: 10,
        maxPeople: 100,
      },
      slow: { connections: 5, seconds: 1 },
      judgesCosts: false,
    },
  });
  expect(findings, lines.join('\n')).toEqual([]);
});
