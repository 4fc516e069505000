import {
  changeChartSetting,
  getChartSetting,
  getOrgChart,
  getUserProfile,
  previewChartSetting,
} from '@directory/contract';
import type { ChartChoice } from '@directory/contract';
import { beforeAll, expect, test } from 'vitest';
import { openTestDirectory } from '../../../test/test-directory.ts';
import type { TestDirectory } from '../../../test/test-directory.ts';
import { auditStore } from '../../people/audit-store.ts';

const administrator = 'admin@group.example';
const boss = 'boss@group.example';
let directory: TestDirectory;

beforeAll(async () => {
  const reports = [
    ['internal', 'I', 'ORG1'],
    ['agent', 'Agent', 'ORG1'],
    ['external', 'E', 'ORG1'],
    ['outside', 'I', 'ORG0212'],
  ] as const;
  directory = await openTestDirectory(
    [
      { login: administrator, firstName: 'Ada', userType: 'I' },
      {
        login: boss,
        firstName: 'Boss',
        userType: 'I',
        C_groupIdentifier: 'BO0001',
        C_msDSCloudExtensionAttribute2: 'ORG1',
      },
      ...reports.map(([name, userType, C_msDSCloudExtensionAttribute2]) => ({
        login: `${name}@group.example`,
        firstName: name,
        userType,
        C_msDSCloudExtensionAttribute2,
        manager: 'BO0001',
      })),
    ],
    { ADMIN_LOGINS: administrator },
  );
});

const admin = () => directory.as(administrator);
const setting = async () => (await admin().call(getChartSetting)).output;
const change = (choice: ChartChoice, version?: number) =>
  admin().call(changeChartSetting, { body: { ...choice, version } });
const team = async () => {
  const { collaborators, notShownCount } = (await admin().call(getOrgChart, { query: { userId: boss } })).output;
  return { names: collaborators.map(({ firstName }) => firstName), notShownCount };
};
const profile = async (name: string) =>
  (await admin().call(getUserProfile, { query: { userId: `${name}@group.example` } })).output;

test('by default, internal people outside ORG0212 are on the chart', async () => {
  expect(await setting()).toEqual({
    userTypes: ['I', 'Agent'],
    mode: 'except',
    organizations: ['ORG0212'],
    version: 1,
    changedAt: null,
    onChartCount: 4,
    peopleCount: 6,
  });
  expect(await team()).toEqual({ names: ['agent', 'internal'], notShownCount: 2 });
  expect(await profile('internal')).toMatchObject({ isOnChart: true, manager: 'BO0001' });
  expect(await profile('external')).toMatchObject({ isOnChart: false, manager: 'BO0001' });
  expect(await profile('outside')).toMatchObject({ isOnChart: false, manager: '' });
});

test('the setting selects people by type and organization, and takes effect on charts and profiles immediately', async () => {
  const everyone: ChartChoice = { userTypes: ['I', 'Agent', 'E'], mode: 'except', organizations: [] };
  expect((await admin().call(previewChartSetting, { body: everyone })).output).toEqual({
    onChartCount: 6,
    peopleCount: 6,
  });
  expect((await change(everyone)).output).toMatchObject({ onChartCount: 6, version: 2 });
  expect(await team()).toEqual({ names: ['agent', 'external', 'internal', 'outside'], notShownCount: 0 });
  expect(await profile('outside')).toMatchObject({ isOnChart: true, manager: 'BO0001' });

  const few: ChartChoice = { userTypes: ['I'], mode: 'only', organizations: ['org1'] };
  expect((await change(few)).output).toMatchObject({ onChartCount: 2 });
  expect(await team()).toEqual({ names: ['internal'], notShownCount: 3 });
  const own = await admin().call(getOrgChart, {});
  expect(own.error.code).toBe('chart.not-shown');
});

test('a change is recorded, and one based on an older version is rejected', async () => {
  const before = await setting();
  const choice: ChartChoice = { userTypes: ['I'], mode: 'except', organizations: ['ORG9', 'org9'] };
  await change(choice, before.version);
  const [entry] = await auditStore(directory.database.kysely).list({ limit: 1, kind: 'chart.changed' });
  expect(entry).toMatchObject({
    actor: administrator,
    before: { userTypes: ['I'], mode: 'only', organizations: ['org1'] },
    after: { userTypes: ['I'], mode: 'except', organizations: ['org9'] },
  });
  expect((await change({ ...choice, userTypes: [] }, before.version)).error.code).toBe('rule.stale');
  const unchanged = await change({ ...choice, organizations: ['ORG9'] });
  expect(unchanged.output.version).toBe(before.version + 2);
});
