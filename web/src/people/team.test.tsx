import { getTeam, type Team } from '@directory/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { found } from '../../test/fake-search.ts';
import { ada, openDirectory } from '../../test/open-directory.tsx';

const viewer = { login: ada.login, person: ada, isAdministrator: false, administeredUnits: [] };
const manager = found('Charles', 'Babbage');
const empty: Team = { manager: null, peers: [], peerCount: 0, directReports: [], directReportCount: 0 };

async function openHome(team: Team | undefined) {
  const asked: string[] = [];
  await openDirectory({
    at: '/',
    viewer,
    answer: (request) => {
      const { pathname, search } = new URL(request.url);
      if (pathname !== getTeam.path) return undefined;
      asked.push(search);
      return team === undefined ? new Response(null, { status: 500 }) : Response.json(team);
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return asked;
}

test('Home shows the viewer’s manager, peers and direct reports', async () => {
  const asked = await openHome({
    manager,
    peers: [found('Mary', 'Somerville')],
    peerCount: 1,
    directReports: [found('Joseph', 'Clement'), found('Jane', 'Marcet')],
    directReportCount: 240,
  });
  const team = within(await screen.findByRole('region', { name: 'Team' }));
  expect(team.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Manager',
    'Direct reports',
    'Same manager',
  ]);
  expect(team.getByRole('link', { name: /Charles BABBAGE/ }).getAttribute('href')).toBe(
    '/Profile?charles.babbage@group.example',
  );
  expect(team.getByRole('link', { name: 'See all 240 on the org chart' }).getAttribute('href')).toBe(
    `/orgchart?${ada.login}`,
  );
  expect(asked).toEqual(['']);
});

test('people of the same name are shown with their cities', async () => {
  const directReports = [
    found('Jane', 'Marcet', { city: 'Lyon' }),
    found('Joseph', 'Clement'),
    found('Jane', 'Marcet', { login: 'jm2@group.example', city: 'Porto' }),
  ];
  await openHome({ ...empty, directReports, directReportCount: 3 });
  const team = within(await screen.findByRole('region', { name: 'Team' }));
  expect(team.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Jane MARCETEngineer · Lyon',
    'Joseph CLEMENTEngineer',
    'Jane MARCETEngineer · Porto',
  ]);
});

test('further people with the same manager are linked to the chart of the manager', async () => {
  await openHome({ ...empty, manager, peers: [found('Mary', 'Somerville')], peerCount: 12 });
  const all = await screen.findByRole('link', { name: 'See all 12 on the org chart' });
  expect(all.getAttribute('href')).toBe(`/orgchart?${manager.login}`);
});

test.each([
  ['without anyone around them', empty],
  ['whose team could not be loaded', undefined],
])('a viewer %s sees no team', async (_, team) => {
  const asked = await openHome(team);
  await expect.poll(() => asked).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Team' })).toBeNull();
});
