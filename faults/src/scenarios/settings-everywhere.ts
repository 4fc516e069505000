import { keeper } from '../harness/node.ts';
import { addStaff, writerLogin } from '../harness/people.ts';
import { seconds } from '../harness/report.ts';
import type { FaultReport } from '../harness/report.ts';
import type { Requests } from '../harness/requests.ts';
import { startTwoNodes } from '../harness/two-nodes.ts';
import { waitUntil } from '../harness/wait-until.ts';
import type { Scenario } from './scenario.ts';

/** Maximum time in milliseconds until a setting takes effect on all nodes, and time after which the check gives up. */
const longestDelay = 2000;
const longestWait = 30_000;

/** A setting that nodes have in memory. */
interface Setting {
  readonly name: string;
  set(node: Requests): Promise<void>;
  undo(node: Requests): Promise<void>;
  /** Whether the node's responses to other people reflect the setting. */
  isInEffect(node: Requests): Promise<boolean>;
}

/** Settings are changed on one node and observed on another, and vice versa, while the directory is in use. */
export const settingsEverywhere: Scenario = {
  name: 'settings-everywhere',
  async run(report, { isQuick }) {
    await using nodes = await startTwoNodes();
    const { one, two } = nodes;
    await addStaff(one.requests, 4);
    for (let round = 0; round < (isQuick ? 1 : 5); round++) {
      for (const setting of settings()) await changeAndObserve(setting, [one.requests, two.requests], report);
    }
  },
};

async function changeAndObserve(setting: Setting, nodes: readonly Requests[], report: FaultReport): Promise<void> {
  const [one, two] = nodes as [Requests, Requests];
  const times: number[] = [];
  const observe = async (expected: boolean) => {
    const arrivals = await Promise.all(
      nodes.map((node) => waitUntil(async () => (await setting.isInEffect(node)) === expected, longestWait)),
    );
    for (const time of arrivals) {
      if (time === undefined) report.found(`${setting.name}: ${expected ? 'set' : 'undone'}, and never seen`);
      else times.push(time);
    }
  };
  if (await setting.isInEffect(two)) report.found(`${setting.name}: in effect before it is set`);
  await setting.set(one);
  await observe(true);
  await setting.undo(two);
  await observe(false);
  const slowest = Math.max(...times);
  if (slowest > longestDelay) report.found(`${setting.name}: seen late`, seconds(slowest));
  report.did(`${setting.name}: seen on both nodes within ${seconds(slowest)}`);
}

/** Creates new settings, since each stores what it has to undo. */
function settings(): readonly Setting[] {
  let hidingRule = { id: 0, version: 0 };
  let synonyms = { id: 0, version: 0 };
  return [
    {
      name: 'a field is hidden',
      set: async (node) => {
        const body = { scope: 'userType', value: 'I', fields: ['title'] };
        hidingRule = (await changed(node, 'POST', '/api/admin/hiding-rules', body)) as typeof hidingRule;
      },
      undo: async ({ send }) => {
        const path = `/api/admin/hiding-rules/${hidingRule.id}?version=${hidingRule.version}`;
        await changed({ send }, 'DELETE', path);
      },
      isInEffect: async (node) => (await firstFound(node, 'Staff0'))?.title === '',
    },
    {
      name: 'nobody is on the chart',
      set: (node) =>
        changeVersioned(node, '/api/admin/chart-setting', { userTypes: [], mode: 'except', organizations: [] }),
      undo: (node) =>
        changeVersioned(node, '/api/admin/chart-setting', {
          userTypes: ['I', 'Agent'],
          mode: 'except',
          organizations: [],
        }),
      isInEffect: async (node) => (await node.get(keeper, `/api/org-chart?userId=${writerLogin(0)}`)).status === 404,
    },
    {
      name: 'a word of the company means a title',
      set: async (node) => {
        const body = { kind: 'role', words: ['torchbearer', 'Tester'] };
        synonyms = (await changed(node, 'POST', '/api/admin/synonyms', body)) as typeof synonyms;
      },
      undo: async (node) => {
        await changed(node, 'DELETE', `/api/admin/synonyms/${synonyms.id}?version=${synonyms.version}`);
      },
      isInEffect: async (node) => (await firstFound(node, 'torchbearer'))?.title === 'Tester',
    },
    {
      name: 'people say nothing about themselves',
      set: (node) => changeVersioned(node, '/api/admin/about-me-setting', { fields: [] }),
      undo: (node) => changeVersioned(node, '/api/admin/about-me-setting', { fields: ['pronouns', 'topics'] }),
      isInEffect: async (node) => {
        const { json } = await node.get(writerLogin(1), '/api/get-user-profile');
        return (json as { aboutMeFields?: readonly string[] } | undefined)?.aboutMeFields?.length === 0;
      },
    },
  ];
}

async function firstFound(node: Requests, text: string): Promise<{ readonly title: string } | undefined> {
  const { status, json } = await node.get(writerLogin(1), `/api/users?globalQuery=${text}`);
  return status === 200 ? (json as { title: string }[])[0] : undefined;
}

async function changeVersioned(node: Requests, path: string, body: object): Promise<void> {
  const { version } = (await node.get(keeper, path)).json as { version: number };
  await changed(node, 'PUT', path, { ...body, version });
}

/** @throws Error if the change is not accepted */
async function changed(
  { send }: Pick<Requests, 'send'>,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const { status, json, problem } = await send(keeper, method, path, body);
  if (status === 200) return json;
  throw new Error(`${method} ${path} was answered with ${status} ${problem} ${JSON.stringify(json)}`);
}
