import {
  branchPageSize,
  branchSize,
  collaboratorsPageSize,
  findInBranch,
  getBranch,
  getBranchFile,
  getConnection,
  getManager,
  getOrgChart,
  getUsersByManager,
  longestChain,
} from '@directory/contract';
import { csvFile } from '../../http/csv-file.ts';
import { route } from '../../http/route.ts';
import type { Route, Viewer } from '../../http/route.ts';
import { branchFile } from './branch-file.ts';
import { searchBranch } from './search-branch.ts';
import { chartPerson } from './present-person.ts';
import type { ChartDependencies } from './present-person.ts';

type Fail = (code: 'profile.unknown' | 'profile.left' | 'profile.none' | 'chart.not-shown') => never;

/** The organization chart. Every answer is bounded and comes from memory; only an unknown login is looked up among the leavers. */
export function orgChartRoutes(dependencies: ChartDependencies): Route[] {
  const { line } = dependencies;
  const card = (id: number) => chartPerson(id, dependencies);
  return [
    route(getOrgChart, async ({ query, viewer, fail }) => {
      const id = await findShown(query.userId, viewer, fail);
      const chain = line.chain(id, longestChain);
      const { assistant, directReports, offChartReports } = line.get(id);
      return {
        chain: chain.ids.map(card),
        chainEnd: chain.end,
        unknownManager: chain.unknownManager,
        cycleUserId: chain.repeated === undefined ? '' : line.get(chain.repeated).person.login,
        assistant: (assistant === undefined ? undefined : dependencies.summary(assistant)) ?? null,
        collaborators: line.team(id, 0, collaboratorsPageSize).map(card),
        collaboratorCount: directReports,
        notShownCount: offChartReports,
      };
    }),

    route(getManager, ({ query, fail }) => {
      const id = line.idOfReference(query.manager) ?? fail('manager.unknown');
      const { login, firstName, lastName, title, email, photo } = card(id);
      const collaborators = line.team(id, 0, collaboratorsPageSize).map((member) => {
        const { person } = line.get(member);
        const { C_groupIdentifier, C_distinguishedName } = person;
        return { login: person.login, C_groupIdentifier, C_distinguishedName };
      });
      return { login, firstName, lastName, title, email, photo, collaborators };
    }),

    route(getUsersByManager, ({ query, fail, reply }) => {
      const id = line.idOfReference(query.manager) ?? fail('manager.unknown');
      reply.header('x-total-count', String(line.get(id).directReports));
      return line.team(id, Number(query.after ?? 0), collaboratorsPageSize).map(card);
    }),

    route(getConnection, async ({ query, viewer, fail }) => {
      const one = await findShown(query.from, viewer, fail);
      const other = await findShown(query.to, viewer, fail);
      const common = line.common(one, other);
      if (common === undefined) return { common: null, from: [], to: [], fromSteps: 0, toSteps: 0 };
      const side = (id: number, steps: number) =>
        steps === 0 ? [] : line.chain(id, Math.min(steps, longestChain)).ids;
      return {
        common: card(common.id),
        from: side(one, common.oneSteps).toReversed().map(card),
        to: side(other, common.otherSteps).map(card),
        fromSteps: common.oneSteps,
        toSteps: common.otherSteps,
      };
    }),

    route(getBranch, async ({ query, viewer, fail, reply }) => {
      const head = await findShown(query.userId, viewer, fail);
      reply.header('x-total-count', String(line.get(head).headcount + 1));
      const after = Number(query.after ?? 0);
      const end = Math.min(after + branchPageSize, branchSize);
      return line.branch(head, 'levels', after, end).map(({ id, manager, level, position }) => ({
        ...card(id),
        level,
        managerUserId: manager === undefined ? '' : line.get(manager).person.login,
        position,
      }));
    }),

    route(findInBranch, async ({ query, viewer, fail }) => {
      const head = await findShown(query.userId, viewer, fail);
      return searchBranch({ head, text: query.globalQuery, scope: query.scope }, dependencies);
    }),

    route(getBranchFile, async ({ query, viewer, fail, reply }) => {
      const head = await findShown(query.userId, viewer, fail);
      reply.header('x-total-count', String(line.get(head).headcount + 1));
      return csvFile(reply, 'org-chart', branchFile(head, query.language, dependencies));
    }),
  ];

  /** The id of a person on the chart: by login, without one the viewer. */
  async function findShown(login: string | undefined, viewer: Viewer, fail: Fail): Promise<number> {
    const id = login === undefined ? (viewer.personId ?? fail('profile.none')) : dependencies.idOfLogin(login);
    if (id === undefined) return fail((await dependencies.hasLeft(login ?? '')) ? 'profile.left' : 'profile.unknown');
    return line.has(id) ? id : fail('chart.not-shown');
  }
}
