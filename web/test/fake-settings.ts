import type {
  AboutMeSetting,
  Administrator,
  ApiToken,
  AddressList,
  AllowedAddress,
  AuditRecord,
  EditableField,
  Feed,
  FeedAction,
  FeedRun,
  FeedUpload,
  FieldError,
  ChartSetting,
  HidingRule,
  FilePreview,
  ImportProgress,
  PeopleFileOptions,
  RevealBudget,
  ListedPerson,
  ScimToken,
  SelfServiceRule,
  Synonyms,
  Webhook,
  WebhookProblem,
} from '@directory/contract';
import { ada } from './open-directory.tsx';
import { found } from './fake-search.ts';

// A valid value for each type shown in Settings, and a fake server that returns them. In one file, because most tests need several.
const now = '2026-11-20T10:00:00.000Z';

export const paris: AllowedAddress = {
  C_countryname: 'France',
  city: 'Paris',
  zipCode: '75001',
  streetAddress: '1 rue de Rivoli',
  C_houseIdentifier: 'Rivoli',
};
export const lyon: AllowedAddress = { ...paris, city: 'Lyon', zipCode: '69001', C_houseIdentifier: 'Perrache' };

export const grace = found('Grace', 'Hopper', { login: 'GH5678@group.example' });

export function administrator(person: typeof ada | null, login = person?.login ?? ''): Administrator {
  return { login, unit: '', addedAt: now, addedBy: 'demo', addedByPerson: null, person, boundAt: null };
}

export function rule(id: string, allowedAttributes: EditableField[], version = 1): SelfServiceRule {
  return { id, allowedAttributes, version, changedAt: now, memberCount: 1200, appliesToCount: 1200 };
}

/** A feed that is read on a schedule and whose last run succeeded. */
export function feed(name: string, more: Partial<Feed> = {}): Feed {
  return {
    name,
    kind: 'ldap',
    isScheduled: true,
    status: 'idle',
    people: 10_000,
    lastSuccessAt: now,
    lastAttemptAt: now,
    nextRunAt: '2099-11-21T02:00:00.000Z',
    problem: '',
    losses: null,
    progress: null,
    requested: null,
    ...more,
  };
}

/** A webhook that was just added. */
export function webhook(more: Partial<Webhook> = {}): Webhook {
  return {
    id: 1,
    name: 'Intranet',
    url: 'https://hooks.example/people',
    events: ['person.came', 'person.changed', 'person.left'],
    createdAt: now,
    createdBy: ada.login,
    createdByPerson: ada,
    stoppedBecause: null,
    lastDeliveredAt: null,
    failingSince: null,
    nextAttemptAt: null,
    problem: null,
    status: null,
    waiting: 0,
    ...more,
  };
}

/** A fake server with the endpoints of the settings. The file is long because each section of the page has its own endpoints. */
export class FakeSettings {
  administrators: Administrator[] = [administrator(ada)];
  rules: SelfServiceRule[] = [rule('OKTA', ['mobilePhone'])];
  lists: AddressList[] = [{ bu: 'BU02', addressCount: 1, version: 4, changedAt: now, allowedAddresses: [paris] }];
  hidingRules: HidingRule[] = [
    { id: 1, scope: 'userType', value: 'E', fields: ['mobilePhone'], appliesToCount: 17, version: 2, changedAt: now },
  ];
  synonyms: Synonyms[] = [
    { id: 1, kind: 'role', words: ['DRH', 'HR director'], version: 2, changedAt: now },
    { id: 2, kind: 'place', words: ['IDF', 'Île-de-France'], version: 1, changedAt: now },
  ];
  peopleWithHiddenFields: object[] = [{ person: grace, fields: ['photo', 'email'] }];
  chart: ChartSetting = {
    userTypes: ['I', 'Agent'],
    mode: 'except',
    organizations: ['ORG0212'],
    version: 1,
    changedAt: null,
    onChartCount: 900,
    peopleCount: 1200,
  };
  aboutMe: AboutMeSetting = { fields: ['pronouns', 'topics'], version: 1, changedAt: null };
  audit: AuditRecord[] = [];
  auditPage = 50;
  feeds: Feed[] = [];
  runs: FeedRun[] = [];
  upload: Partial<FeedUpload> = {};
  preview: Partial<FilePreview> = {};
  /** Number of bytes of the upload that have arrived. */
  received = 0;
  uploadSize = 0;
  /** Whether requests for an upload that has been started fail. */
  isUploadUnreachable = false;
  /** Progress of the import, which waits until it may end. */
  progress: ImportProgress | null = null;
  importMayEnd = Promise.resolve();
  /** Removals wait for this promise. */
  removalMayEnd = Promise.resolve();
  scimTokens: ScimToken[] = [];
  apiTokens: ApiToken[] = [];
  webhooks: Webhook[] = [];
  /** The outcome of a test message. */
  tested: { problem: WebhookProblem | null; status: number | null } = { problem: null, status: 204 };
  budgets: RevealBudget[] = [];
  /** The budget of any user who is looked up or changed. */
  budget: RevealBudget | undefined;
  listedPeople: ListedPerson[] = [];
  /** The list of these people waits for this promise. */
  listMayArrive = Promise.resolve();
  /** All requests; `name` is `PUT /api/admin/selfServiceDomains`. */
  readonly calls: { name: string; query: Record<string, string>; body: unknown }[] = [];
  /** Failures for the next changes: `unreachable`, or a code with its status and the rejected fields. */
  readonly nextFailures: ('unreachable' | [code: string, status: number, fields?: readonly FieldError[]])[] = [];
  /** Whether requests for the feeds fail. */
  areFeedsUnreachable = false;
  /** Whether the viewer is still an administrator. */
  isAdministrator = true;
  /** The business units that the viewer administers; undefined for an administrator of the whole directory. */
  administeredUnits: string[] | undefined;

  /** The requested changes. */
  get changes() {
    return this.calls.filter(({ name }) => !name.startsWith('GET'));
  }

  answer = async (request: Request): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/viewer') {
      const { isAdministrator, administeredUnits } = this;
      return Response.json({ login: ada.login, isAdministrator, administeredUnits, person: ada });
    }
    if (pathname === `/api/admin/users/${encodeURIComponent(ada.login)}` && request.method === 'GET') {
      return Response.json(this.isAdministrator);
    }
    if (pathname === '/api/users') return Response.json([grace], { headers: { 'x-total-count': '1' } });
    if (pathname === '/api/reference-lists') return Response.json(referenceLists);
    if (!pathname.startsWith('/api/admin')) return undefined;
    const isJson = request.headers.get('content-type')?.includes('json') === true;
    const body = isJson ? ((await request.json()) as Record<string, unknown>) : undefined;
    const query = Object.fromEntries(searchParams);
    const sentBytes = isJson ? 0 : (await request.clone().arrayBuffer()).byteLength;
    this.calls.push({ name: `${request.method} ${pathname}`, query, body });
    if (this.isUploadUnreachable && pathname === '/api/admin/uploads/u1') throw new TypeError('Failed to fetch');
    if (request.method !== 'GET') {
      const failure = this.nextFailures.shift();
      if (failure === 'unreachable') throw new TypeError('Failed to fetch');
      if (failure !== undefined) {
        const [code, status, fields] = failure;
        return Response.json({ error: { code, message: '', fields, requestId: '7' } }, { status });
      }
      if (pathname.endsWith('/import')) await this.importMayEnd;
      if (request.method === 'DELETE') await this.removalMayEnd;
      if (pathname.startsWith('/api/admin/uploads')) {
        return Response.json(this.#changeUpload(`${request.method} ${pathname}`, body ?? {}, sentBytes));
      }
      if (pathname.startsWith('/api/admin/reveal-budgets/')) return Response.json(this.budget);
      return Response.json(this.#change(pathname, body ?? {}));
    }
    if (pathname === '/api/admin/personal-data') await this.listMayArrive;
    return this.#read(pathname, query);
  };

  #read(pathname: string, query: Record<string, string>): Response | undefined {
    switch (pathname) {
      case '/api/admin/users':
        return Response.json(this.administrators);
      case '/api/admin/selfServiceDomains':
      case '/api/admin/selfServiceOrganizations':
        return Response.json(this.rules);
      case '/api/admin/rule-suggestions':
        return Response.json([
          { id: 'corp.example', memberCount: 1200, appliesToCount: 1000, hasRule: false },
          { id: 'OKTA', memberCount: 3, appliesToCount: 3, hasRule: true },
        ]);
      case '/api/admin/self-service-preview':
        return Response.json({
          person: grace,
          isCloudManaged: false,
          organization: 'ORG0100',
          domain: 'corp.example',
          rule: { kind: 'domains', id: 'corp.example' },
          fields: ['mobilePhone', 'linkedInURI', 'xURI'],
        });
      case '/api/admin/synonyms':
        return Response.json(this.synonyms);
      case '/api/admin/hiding-rules':
        return Response.json(this.hidingRules);
      case '/api/admin/hiding-groups':
        return Response.json(hidingGroups[query['scope'] ?? ''] ?? []);
      case '/api/admin/people-with-hidden-fields':
        return Response.json(
          this.peopleWithHiddenFields.slice(Number(query['after'])).slice(0, Number(query['limit'])),
          { headers: { 'x-total-count': String(this.peopleWithHiddenFields.length) } },
        );
      case '/api/admin/about-me-setting':
        return Response.json(this.aboutMe);
      case '/api/admin/chart-setting':
        return Response.json(this.chart);
      case '/api/admin/buAddresses':
        return Response.json(this.lists.map(({ allowedAddresses: _, ...facts }) => facts));
      case '/api/admin/feeds':
        if (this.areFeedsUnreachable) throw new TypeError('Failed to fetch');
        return Response.json(this.feeds);
      case '/api/admin/feed-runs':
        return Response.json(this.runs);
      case '/api/admin/uploads/u1':
        return Response.json(this.#uploadState());
      case '/api/admin/feed-runs/7/faults':
        return new Response('csv', { headers: { 'content-disposition': 'attachment; filename="feed-run-7.csv"' } });
      case '/api/admin/scim-tokens':
        return Response.json(this.scimTokens);
      case '/api/admin/api-tokens':
        return Response.json(this.apiTokens);
      case '/api/admin/webhooks':
        return Response.json(this.webhooks);
      case '/api/admin/reveal-budgets':
        return Response.json(this.budgets);
      case '/api/admin/personal-data':
        return Response.json({ people: this.listedPeople, hasMore: false, retentionDays: 90 });
      case '/api/admin/audit':
        return Response.json(
          this.audit.filter(({ id }) => id < Number(query['before'] ?? Infinity)).slice(0, this.auditPage),
        );
      case '/api/admin/audit-export':
        return new Response('csv', { headers: { 'content-disposition': 'attachment; filename="audit-1.csv"' } });
    }
    if (pathname.startsWith('/api/admin/reveal-budgets/')) return Response.json(this.budget);
    const list = this.lists.find(({ bu }) => pathname === `/api/admin/buAddresses/${bu}`);
    return list === undefined ? undefined : Response.json(list);
  }

  #uploadState() {
    return { id: 'u1', size: this.uploadSize, received: this.received, expiresAt: now, progress: this.progress };
  }

  #changeUpload(name: string, body: Record<string, unknown>, sentBytes: number): unknown {
    switch (name) {
      case 'POST /api/admin/uploads':
        this.received = 0;
        this.uploadSize = Number(body['size']);
        return this.#uploadState();
      case 'PUT /api/admin/uploads/u1':
        this.received += sentBytes;
        return this.#uploadState();
      case 'POST /api/admin/uploads/u1/preview': {
        const options = (body['options'] as PeopleFileOptions | undefined) ?? {};
        const seen = { problem: '', options, isEncodingGuessed: false, isMapProposed: false };
        return { ...seen, columns: [], people: [], notices: [], ...this.preview };
      }
      case 'POST /api/admin/uploads/u1/import': {
        const figures = { added: 3, changed: 2, unchanged: 1, left: 0, rejected: 0 };
        const result = { outcome: 'dry-run', problem: '', notices: [], figures, peopleBefore: 3, faults: [] };
        return { ...result, faultCount: 0, losses: null, seconds: 1, runId: 7, ...this.upload };
      }
      default:
        return { id: 'u1' };
    }
  }

  #change(pathname: string, body: Record<string, unknown>): unknown {
    if (pathname === '/api/admin/users') return administrator(null, String(body['userLogin']));
    const removed = /^\/api\/admin\/users\/(.+)$/.exec(pathname)?.[1];
    if (removed !== undefined) return { login: decodeURIComponent(removed) };
    const erased = /^\/api\/admin\/personal-data\/(.+)$/.exec(pathname)?.[1];
    if (erased !== undefined) {
      this.listedPeople = this.listedPeople.filter(({ id }) => String(id) !== erased);
      return { erasure: 12 };
    }
    if (pathname === '/api/admin/scim-tokens') return this.#addScimToken(body);
    const revoked = /^\/api\/admin\/scim-tokens\/(.+)$/.exec(pathname)?.[1];
    if (revoked !== undefined) {
      this.scimTokens = this.scimTokens.filter(({ id }) => String(id) !== revoked);
      return { id: Number(revoked) };
    }
    if (pathname === '/api/admin/api-tokens') return this.#addApiToken(body);
    if (pathname.startsWith('/api/admin/api-tokens/')) {
      this.apiTokens = [];
      return { id: 1 };
    }
    if (pathname.startsWith('/api/admin/webhooks')) return this.#changeWebhook(pathname, body);
    if (pathname === '/api/admin/buAddresses') {
      const { bu, allowedAddresses } = body as { bu: string; allowedAddresses: AllowedAddress[] };
      return { bu, addressCount: allowedAddresses.length, version: 5, changedAt: now };
    }
    const asked = this.feeds.find(({ name }) => pathname === `/api/admin/feeds/${name}/actions`);
    if (asked !== undefined) {
      const changed = { ...asked, requested: body['action'] as FeedAction };
      this.feeds = this.feeds.map((known) => (known === asked ? changed : known));
      return changed;
    }
    if (pathname.startsWith('/api/admin/synonyms')) return this.#changeSynonyms(pathname, body);
    if (pathname.startsWith('/api/admin/hiding-rules')) return this.#changeHiding(pathname, body);
    if (pathname === '/api/admin/chart-setting/preview') return { onChartCount: 1000, peopleCount: 1200 };
    if (pathname === '/api/admin/about-me-setting') {
      this.aboutMe = { ...this.aboutMe, ...body, version: this.aboutMe.version + 1, changedAt: now };
      return this.aboutMe;
    }
    if (pathname === '/api/admin/chart-setting') {
      this.chart = { ...this.chart, ...body, version: this.chart.version + 1, changedAt: now };
      return this.chart;
    }
    return rule(String(body['domain'] ?? body['organization'] ?? ''), [], 2);
  }

  #changeHiding(pathname: string, body: Record<string, unknown>): unknown {
    const id = Number(/\d+$/.exec(pathname)?.[0] ?? 2);
    const [known] = this.hidingRules;
    return body['fields'] === undefined ? { id } : { ...known, id, version: 3, ...body };
  }

  #changeSynonyms(pathname: string, body: Record<string, unknown>): unknown {
    if (Array.isArray(body['rows'])) return { added: body['rows'].length, removed: this.synonyms.length, unchanged: 0 };
    const id = Number(/\d+$/.exec(pathname)?.[0] ?? 3);
    return body['words'] === undefined ? { id } : { ...body, id, version: 3, changedAt: now };
  }

  #addApiToken(body: Record<string, unknown>): unknown {
    const created = { createdAt: now, createdBy: ada.login, createdByPerson: ada, lastUsedAt: null };
    const token = {
      ...body,
      id: 1,
      expiresAt: '2099-11-20T10:00:00.000Z',
      isExpired: false,
      ...created,
    } as unknown as ApiToken;
    this.apiTokens.push(token);
    return { token, secret: 'dirapi_secret' };
  }

  #changeWebhook(pathname: string, body: Record<string, unknown>): unknown {
    if (pathname.endsWith('/test')) return this.tested;
    if (pathname.endsWith('/state')) {
      const stoppedBecause = body['isOn'] === true ? null : 'administrator';
      this.webhooks = this.webhooks.map((known) => ({ ...known, stoppedBecause }));
      return this.webhooks[0];
    }
    if (pathname.endsWith('/webhooks')) {
      const made = webhook(body as Partial<Webhook>);
      this.webhooks.push(made);
      return { webhook: made, secret: 'whsec_c2VjcmV0' };
    }
    this.webhooks = [];
    return { id: 1 };
  }

  #addScimToken({ name, scope }: Record<string, unknown>): unknown {
    const created = { createdAt: now, createdBy: ada.login, createdByPerson: ada, lastUsedAt: null };
    const token = { id: this.scimTokens.length + 1, name, scope, ...created } as ScimToken;
    this.scimTokens.push(token);
    return { token, secret: 'dirscim_secret' };
  }
}

const hidingGroups: Record<string, object[]> = {
  userType: [
    { value: 'I', count: 1000 },
    { value: 'E', count: 17 },
  ],
  country: [{ value: 'France', count: 12 }],
  organization: [{ value: 'ORG0100', count: 4 }],
};

const referenceLists = {
  businessUnits: [
    { id: 'BU01', name: 'France Renewables', shortName: 'France Renewables' },
    { id: 'BU02', name: 'Brazil', shortName: 'Brazil' },
  ],
  countries: [{ id: 'FR', name: 'France' }],
  jobFamilies: [],
  locales: [],
};
