import { encodeReading, readingHeader } from '@directory/contract';
import type { PeopleCounts, SearchPart, SearchResult } from '@directory/contract';

/** A search result. By default, all values are derived from its names. */
export function found(firstName: string, lastName: string, more: Partial<SearchResult> = {}): SearchResult {
  return {
    login: `${firstName}.${lastName}@group.example`.toLowerCase(),
    firstName,
    lastName,
    title: 'Engineer',
    email: `${firstName}.${lastName}@mail.example`.toLowerCase(),
    organization: 'Engines Ltd',
    city: 'Paris',
    C_countryname: 'France',
    countryCode: 'FR',
    gbuName: 'Brazil',
    photo: '',
    ...more,
  };
}

/** `count` people whose names contain their number. */
export function crowd(count: number): SearchResult[] {
  return Array.from({ length: count }, (_, number) => found('Person', `Number ${number + 1}`));
}

const nobodyCounted: PeopleCounts['values'] = {
  C_countryNameQuery: [],
  cityQuery: [],
  gbuQuery: [],
  C_businessCategoryQuery: [],
  employeeTypeQuery: [],
};

/** A fake server with the endpoints of the two search pages. */
export class FakeSearch {
  people: SearchResult[] = [];
  /** The value of `X-Total-Count`; by default the real number. */
  total: string | undefined;
  /** Whether the search was too broad to finish. */
  isTruncated = false;
  /** How the text was interpreted. */
  reading: readonly SearchPart[] | undefined;
  /** Statuses of the next responses to searches. */
  readonly nextFailures: number[] = [];
  /** Seconds until the viewer may see more people, if the budget is used up. */
  overBudgetFor: number | undefined;
  readonly searches: Record<string, string>[] = [];
  /** The facet counts; the total is that of the list, unless `counted.total` is given. */
  counts: Partial<PeopleCounts['values']> = {};
  counted: Omit<PeopleCounts, 'values'> | undefined;
  /** Returns how many people a search finds; undefined to use the facet counts above. */
  countOf: (query: Record<string, string>) => number | undefined = () => undefined;
  /** Statuses of the next responses to counts. */
  readonly nextCountFailures: number[] = [];
  readonly countCalls: Record<string, string>[] = [];
  readonly gbuCalls: string[] = [];
  gbuStatus = 200;
  /** Delays the response to a search until the returned promise resolves. */
  wait: ((query: Record<string, string>) => Promise<void> | undefined) | undefined;

  answer = (request: Request): Response | Promise<Response> | undefined => {
    const { pathname, search, searchParams } = new URL(request.url);
    if (pathname === '/api/users') return this.#search(Object.fromEntries(searchParams));
    if (pathname === '/api/user-counts') return this.#count(Object.fromEntries(searchParams));
    if (pathname === '/api/gbus') {
      this.gbuCalls.push(search);
      if (this.gbuStatus !== 200) return new Response(null, { status: this.gbuStatus });
      return Response.json([
        { Name: 'Brazil', Code: 'BRAZIL' },
        { Name: 'France Renewables', Code: 'FRANCERENEWABLES' },
      ]);
    }
    if (pathname !== '/api/reference-lists') return undefined;
    const label = (text: string) => ({ fr: text, en: text, it: text, es: text, nl: text, pt: text });
    return Response.json({
      businessUnits: [],
      countries: [
        { id: 'FR', name: 'France' },
        { id: 'DE', name: 'Germany' },
      ],
      jobFamilies: [
        { code: 'IT', label: label('Digital'), isInFilter: true },
        { code: 'GE', label: label('Networks'), isInFilter: false },
      ],
      locales: [],
    });
  };

  #count(query: Record<string, string>): Response {
    this.countCalls.push(query);
    const failure = this.nextCountFailures.shift();
    if (failure !== undefined) {
      return Response.json({ error: { code: 'server.failed', message: '', requestId: '1' } }, { status: failure });
    }
    const own = this.countOf(query);
    const listed = { total: own ?? this.people.length, isExact: true };
    const { total, isExact } = own === undefined ? (this.counted ?? listed) : listed;
    return Response.json({ total, isExact, values: { ...nobodyCounted, ...this.counts } } satisfies PeopleCounts);
  }

  async #search(query: Record<string, string>): Promise<Response> {
    this.searches.push(query);
    await this.wait?.(query);
    const failure = this.nextFailures.shift();
    if (failure !== undefined) {
      return Response.json({ error: { code: 'server.failed', message: '', requestId: '1' } }, { status: failure });
    }
    if (this.overBudgetFor !== undefined) {
      const error = { code: 'people.too-many', message: '', requestId: '1' };
      return Response.json({ error }, { status: 429, headers: { 'retry-after': String(this.overBudgetFor) } });
    }
    const after = Number(query['after'] ?? 0);
    const page = this.people.slice(after, after + Number(query['limit']));
    const count = { 'x-total-count': this.total ?? String(this.people.length) };
    const read = this.reading === undefined ? {} : { [readingHeader]: encodeReading(this.reading) };
    const truncated = this.isTruncated ? { 'x-search-truncated': 'true' } : {};
    return Response.json(page, { headers: { ...count, ...read, ...truncated } });
  }
}
