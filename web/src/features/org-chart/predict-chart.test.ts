import { expect, test } from 'vitest';
import { chartPersonNamed } from '../../../test/chart-people.ts';
import { predictChart } from './predict-chart.ts';

const chart = {
  chain: [chartPersonNamed('top', { directReports: 2 }), chartPersonNamed('Me', { directReports: 1 })],
  chainEnd: 'top' as const,
  unknownManager: '',
  cycleUserId: '',
  assistant: null,
  collaborators: [chartPersonNamed('below', { directReports: 7 })],
  collaboratorCount: 1,
  notShownCount: 2,
};
const step = (login: string) => {
  const there = predictChart(chart, login);
  return there && [there.chain.map((person) => person.login), there.collaborators.length, there.collaboratorCount];
};

test('the chain is shortened for a manager and extended for a collaborator; their collaborators are unknown', () => {
  expect(step('TOP')).toEqual([['top'], 0, 2]);
  expect(step('below')).toEqual([['top', 'Me', 'below'], 0, 7]);
});

test('there is no placeholder for other people', () => {
  expect(step('elsewhere')).toBeUndefined();
});
