import {
  branchFileSize,
  branchPageSize,
  branchSize,
  collaboratorsPageSize,
  findInBranch,
  getBranch,
  getBranchFile,
  getConnection,
  getManager,
  getOrgChart,
  getTeam,
  getUsersByManager,
  maxChainLength,
  teamSize,
} from '@directory/contract';
import { csvFile } from '../../http/bodies/csv-file.ts';
import { route } from '../../http/route.ts';
import type { EndpointRequest, Route } from '../../http/route.ts';
import { canonicalDistinguishedName } from '../../people/distinguished-name.ts';
import { mayBeFoundBy } from '../../people/reporting-line/shown-reference.ts';
import { personShownWith } from '../../people/search-index/person-shown-with.ts';
import { branchFile } from './branch-file.ts';
import { searchBranch } from './search-branch.ts';
import { chartPerson, peopleOnCards } from './present-person.ts';
import type { ChartDependencies } from './present-person.ts';

/**
 * The organization chart. Every response is bounded and comes from memory. Only unknown logins are looked up in the database, for leavers.
 */
export function orgChartRoutes(dependencies: ChartDependencies): Route[] {
  const { line } = dependencies;
  const card = (id: number) => chartPerson(id, dependencies);
  const onCards = (ids: readonly number[]) => peopleOnCards(ids, line);
  const summaries = (ids: readonly number[]) => ids.map(dependencies.summary).filter((person) => person !== undefined);
  return [
    route(getOrgChart, async (request) => {
      const id = await findShown(request.query.userId, request);
      const chain = line.chain(id, maxChainLength);
      const { assistant, directReports, offChartReports } = line.get(id);
      const collaborators = line.team(id, 0, collaboratorsPageSize);
      request.reveal(onCards([...chain.ids, ...collaborators]));
      return {
        chain: chain.ids.map(card),
        chainEnd: chain.end,
        unknownManager: chain.unknownManager,
        cycleUserId: chain.repeated === undefined ? '' : line.get(chain.repeated).person.login,
        assistant: (assistant === undefined ? undefined : dependencies.summary(assistant)) ?? null,
        collaborators: collaborators.map(card),
        collaboratorCount: directReports,
        notShownCount: offChartReports,
      };
    }),

    route(getTeam, async (request) => {
      const id = await findPresent(request.query.userId, request);
      if (!line.has(id)) {
        request.reveal([id]);
        return { manager: null, peers: [], peerCount: 0, directReports: [], directReportCount: 0 };
      }
      const manager = line.chain(id, 2).ids.find((above) => above !== id);
      // One more than is shown, since the person may be one of them.
      const siblings = manager === undefined ? [] : line.team(manager, 0, teamSize + 1);
      const peers = siblings.filter((sibling) => sibling !== id).slice(0, teamSize);
      const reports = line.team(id, 0, teamSize);
      request.reveal([id, ...(manager === undefined ? [] : [manager]), ...peers, ...reports]);
      return {
        manager: manager === undefined ? null : (dependencies.summary(manager) ?? null),
        peers: summaries(peers),
        peerCount: manager === undefined ? 0 : line.get(manager).directReports - 1,
        directReports: summaries(reports),
        directReportCount: line.get(id).directReports,
      };
    }),

    route(getManager, ({ query, fail, reveal }) => {
      const id = findManager(query.manager, { fail, reveal });
      const team = line.team(id, 0, collaboratorsPageSize);
      reveal([id, ...team]);
      const { login, firstName, lastName, title, email, photo } = card(id);
      const collaborators = team.map((member) => {
        const { person } = line.get(member);
        const { C_groupIdentifier, C_distinguishedName } = person;
        return { login: person.login, C_groupIdentifier, C_distinguishedName };
      });
      return { login, firstName, lastName, title, email, photo, collaborators };
    }),

    route(getUsersByManager, ({ query, fail, reveal, reply }) => {
      const id = findManager(query.manager, { fail, reveal });
      const team = line.team(id, Number(query.after ?? 0), collaboratorsPageSize);
      // The response also reveals that the manager exists.
      reveal([id, ...onCards(team)]);
      reply.header('x-total-count', String(line.get(id).directReports));
      return team.map(card);
    }),

    route(getConnection, async (request) => {
      const one = await findShown(request.query.from, request);
      const other = await findShown(request.query.to, request);
      const common = line.common(one, other);
      if (common === undefined) {
        request.reveal([one, other]);
        return { common: null, from: [], to: [], fromSteps: 0, toSteps: 0 };
      }
      const side = (id: number, steps: number) =>
        steps === 0 ? [] : line.chain(id, Math.min(steps, maxChainLength)).ids;
      const [from, to] = [side(one, common.oneSteps).toReversed(), side(other, common.otherSteps)];
      request.reveal(onCards([common.id, ...from, ...to]));
      return {
        common: card(common.id),
        from: from.map(card),
        to: to.map(card),
        fromSteps: common.oneSteps,
        toSteps: common.otherSteps,
      };
    }),

    route(getBranch, async (request) => {
      const head = await findShown(request.query.userId, request);
      const after = Number(request.query.after ?? 0);
      const places = line.branch(head, 'levels', after, Math.min(after + branchPageSize, branchSize));
      const managers = places.map(({ manager }) => manager).filter((manager) => manager !== undefined);
      request.reveal([head, ...managers, ...onCards(places.map(({ id }) => id))]);
      request.reply.header('x-total-count', String(line.get(head).headcount + 1));
      return places.map(({ id, manager, level, position }) => ({
        ...card(id),
        level,
        managerUserId: manager === undefined ? '' : line.get(manager).person.login,
        position,
      }));
    }),

    route(findInBranch, async (request) => {
      const { globalQuery: text, scope, userId } = request.query;
      const head = await findShown(userId, request);
      const { hits, people } = searchBranch({ head, text, scope }, dependencies);
      request.reveal(people.length === 0 ? [] : [head, ...people]);
      return hits;
    }),

    route(getBranchFile, async (request) => {
      const { query, viewer, reply } = request;
      const head = await findShown(query.userId, request);
      const places = line.branch(head, 'outline', 0, branchFileSize);
      request.reveal(places.map(({ id }) => id));
      dependencies.trail.exported(viewer, { exported: 'chart', rows: places.length });
      reply.header('x-total-count', String(line.get(head).headcount + 1));
      return csvFile(reply, 'org-chart', branchFile(places, query.language, dependencies));
    }),
  ];

  function findManager(
    typed: string,
    { fail, reveal }: Pick<EndpointRequest<typeof getManager>, 'fail' | 'reveal'>,
  ): number {
    const reference = canonicalDistinguishedName(typed);
    const id = line.idOfReference(reference);
    if (id !== undefined && mayBeFoundBy(reference, card(id))) return id;
    // A user who types an address means the person who is shown with it.
    const shown = personShownWith(reference, dependencies);
    if (shown !== undefined && line.has(shown.id)) return shown.id;
    reveal([]);
    return fail('manager.unknown');
  }

  /** The id of the person on the chart with this login; without a login, of the viewer. */
  async function findShown(
    login: string | undefined,
    request: Pick<EndpointRequest<typeof getOrgChart>, 'viewer' | 'fail' | 'reveal'>,
  ): Promise<number> {
    const id = await findPresent(login, request);
    if (line.has(id)) return id;
    request.reveal([id]);
    return request.fail('chart.not-shown');
  }

  /** As `findShown`, for people on the chart or not. The error for a leaver reveals that the person existed, so it is counted. */
  async function findPresent(
    login: string | undefined,
    { viewer, fail, reveal }: Pick<EndpointRequest<typeof getTeam>, 'viewer' | 'fail' | 'reveal'>,
  ): Promise<number> {
    const id = login === undefined ? (viewer.personId ?? fail('profile.none')) : dependencies.idOfLogin(login);
    if (id !== undefined) return id;
    const leaver = await dependencies.findLeaver(login ?? '');
    reveal(leaver === undefined ? [] : [leaver]);
    return fail(leaver === undefined ? 'profile.unknown' : 'profile.left');
  }
}
