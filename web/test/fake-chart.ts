import {
  branchPageSize,
  collaboratorsPageSize,
  type ChartPerson,
  type Leaver,
  type OrgChart,
} from '@directory/contract';
import { chartPersonNamed } from './chart-people.ts';

/** A fake server with the endpoints of the organization chart. */
export class FakeChart {
  /** Path and query of each request. */
  readonly calls: string[] = [];
  /** Failures for the next requests. */
  readonly nextFailures: { status: number; code: string }[] = [];
  /** Leavers by login: the output of `getLeaver`. */
  leavers: Record<string, Leaver> = {};
  /** Overrides values of the charts. */
  more: Partial<OrgChart> = {};
  /** Delays the responses until this promise resolves. */
  wait: Promise<void> | undefined;
  readonly #people = new Map<string, ChartPerson>();
  readonly #managers = new Map<string, string>();

  /** `tree` has the logins of each manager's collaborators, in lower case. */
  constructor(tree: Record<string, string[]>) {
    const logins = new Set([...Object.keys(tree), ...Object.values(tree).flat()]);
    for (const login of logins) {
      this.#people.set(login, chartPersonNamed(login, { directReports: tree[login]?.length ?? 0 }));
      for (const collaborator of tree[login] ?? []) this.#managers.set(collaborator, login);
    }
  }

  change(login: string, more: Partial<ChartPerson>): void {
    const person = this.#people.get(login);
    if (person !== undefined) this.#people.set(login, { ...person, ...more });
  }

  answer = async (request: Request): Promise<Response | undefined> => {
    const { pathname, search, searchParams } = new URL(request.url);
    const left = /^\/api\/leavers\/(.+)$/.exec(pathname)?.[1];
    if (left !== undefined) return Response.json(this.leavers[decodeURIComponent(left)]);
    if (!pathname.startsWith('/api/org-chart') && pathname !== '/api/get-users-by-manager') return undefined;
    this.calls.push(`${pathname}${search}`);
    await this.wait;
    const failure = this.nextFailures.shift();
    if (failure !== undefined) {
      const error = { code: failure.code, message: '', requestId: 'r-7' };
      return Response.json({ error }, { status: failure.status });
    }
    const login = (searchParams.get('userId') ?? 'ab1234@group.example').toLowerCase();
    if (login in this.leavers) {
      return Response.json({ error: { code: 'profile.left', message: '', requestId: 'r-7' } }, { status: 410 });
    }
    const after = Number(searchParams.get('after') ?? 0);
    if (pathname === '/api/org-chart') return Response.json(this.#chart(login));
    if (pathname === '/api/org-chart/connection') {
      return Response.json(
        this.#connection(searchParams.get('from') ?? 'ab1234@group.example', searchParams.get('to') ?? ''),
      );
    }
    if (pathname === '/api/org-chart/find') {
      const typed = (searchParams.get('globalQuery') ?? '').toLowerCase();
      const found = [...this.#people.values()].filter((person) => person.lastName.toLowerCase().startsWith(typed));
      return Response.json(found.map((person) => ({ ...person, path: [] })));
    }
    if (pathname === '/api/org-chart/branch') {
      const rows = this.#branch(login);
      return Response.json(rows.slice(after, after + branchPageSize), {
        headers: { 'x-total-count': String(rows.length) },
      });
    }
    if (pathname === '/api/org-chart/file') return new Response('csv');
    const manager = [...this.#people.values()].find(
      ({ C_groupIdentifier }) => C_groupIdentifier === searchParams.get('manager'),
    );
    const below = this.#below(manager?.login ?? '');
    return Response.json(below.slice(after, after + collaboratorsPageSize), {
      headers: { 'x-total-count': String(below.length) },
    });
  };

  #person = (login: string): ChartPerson => this.#people.get(login) ?? chartPersonNamed(login);

  #below(login: string): ChartPerson[] {
    return [...this.#managers].filter(([, manager]) => manager === login).map(([below]) => this.#person(below));
  }

  /** The person and all managers above. */
  #upFrom(login: string): string[] {
    const up = [login];
    for (let next = this.#managers.get(login); next !== undefined; next = this.#managers.get(next)) up.push(next);
    return up;
  }

  #chart(login: string): OrgChart {
    const below = this.#below(login);
    return {
      chain: this.#upFrom(login).toReversed().map(this.#person),
      chainEnd: 'top',
      unknownManager: '',
      cycleUserId: '',
      assistant: null,
      collaborators: below.slice(0, collaboratorsPageSize),
      collaboratorCount: below.length,
      notShownCount: 0,
      ...this.more,
    };
  }

  #connection(first: string, second: string) {
    const [up, down] = [this.#upFrom(first), this.#upFrom(second)];
    const common = up.find((login) => down.includes(login));
    const from = common === undefined ? up : up.slice(0, up.indexOf(common));
    const to = common === undefined ? down : down.slice(0, down.indexOf(common));
    return {
      common: common === undefined ? null : this.#person(common),
      from: from.map(this.#person),
      to: to.toReversed().map(this.#person),
      fromSteps: from.length,
      toSteps: to.length,
    };
  }

  #branch(head: string) {
    const rows = [{ ...this.#person(head), level: 0, managerUserId: '', position: 0 }];
    for (const row of rows) {
      const below = this.#below(row.login);
      rows.push(
        ...below.map((person, position) => ({ ...person, level: row.level + 1, managerUserId: row.login, position })),
      );
    }
    return rows;
  }
}
