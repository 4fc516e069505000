import {
  addDomainRule,
  addOrganizationRule,
  changeDomainRule,
  changeOrganizationRule,
  editableFields,
  listDomainRules,
  listOrganizationRules,
  removeDomainRule,
  removeOrganizationRule,
  ruleSuggestionsSize,
  suggestRuleIds,
} from '@directory/contract';
import type { EditableField, ErrorCode, RuleKind, SelfServiceRule } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import { identityKey } from '../../people/identity-key.ts';
import type { MembershipCounts } from '../../people/memory/membership-counts.ts';
import { selfServiceStore } from '../../people/rules/self-service-store.ts';
import type { SelfServiceRule as StoredRule, SelfServiceStore } from '../../people/rules/self-service-store.ts';

const auditPrefix = { organizations: 'organization', domains: 'domain' } as const;

type Fields = { readonly [field in EditableField]?: boolean | undefined };

/** The rule that a request is about. */
interface RuleRequest<Code extends ErrorCode> {
  readonly kind: RuleKind;
  readonly id: string;
  /** Login of the administrator. */
  readonly actor: string;
  readonly fail: (code: Code) => never;
}

/** Settings of the self-service rules of organizations and domains. */
export function ruleRoutes(dependencies: {
  database: Database;
  counts: MembershipCounts;
  catchUp: () => Promise<void>;
}): Route[] {
  const { database } = dependencies;
  return [
    route(listOrganizationRules, () => list('organizations')),
    route(addOrganizationRule, ({ body, viewer, fail }) =>
      add({ kind: 'organizations', id: body.organization, actor: viewer.login, fail }, body),
    ),
    route(changeOrganizationRule, ({ body, viewer, fail }) =>
      change({ kind: 'organizations', id: body.organization, actor: viewer.login, fail }, body),
    ),
    route(removeOrganizationRule, ({ params, query, viewer, fail }) =>
      remove({ kind: 'organizations', id: params.id, actor: viewer.login, fail }, query.version),
    ),
    route(listDomainRules, () => list('domains')),
    route(addDomainRule, ({ body, viewer, fail }) =>
      add({ kind: 'domains', id: body.domain, actor: viewer.login, fail }, body),
    ),
    route(changeDomainRule, ({ body, viewer, fail }) =>
      change({ kind: 'domains', id: body.domain, actor: viewer.login, fail }, body),
    ),
    route(removeDomainRule, ({ params, query, viewer, fail }) =>
      remove({ kind: 'domains', id: params.id, actor: viewer.login, fail }, query.version),
    ),
    route(suggestRuleIds, ({ query }) => suggest(query.kind, query.text ?? '')),
  ];

  async function list(kind: RuleKind): Promise<SelfServiceRule[]> {
    const store = selfServiceStore(database.kysely);
    const rules = await store.listRules(kind);
    return rules.map(await presenter(kind, store));
  }

  async function presenter(kind: RuleKind, store: SelfServiceStore): Promise<(rule: StoredRule) => SelfServiceRule> {
    const organizations = await store.listRules('organizations');
    const members = dependencies.counts.memberships(kind, keysOf(organizations));
    return ({ id, allowedAttributes, version, changedAt }) => {
      const { memberCount = 0, appliesToCount = 0 } = members.get(identityKey(id)) ?? {};
      const fields = editableFields.filter((field) => allowedAttributes.includes(field));
      return {
        id,
        allowedAttributes: fields,
        version,
        changedAt: changedAt.toISOString(),
        memberCount,
        appliesToCount,
      };
    };
  }

  /** Presents a rule that this transaction has read or written, before the commit, since a request must not fail after its commit. */
  async function presentStored(kind: RuleKind, id: string, store: SelfServiceStore): Promise<SelfServiceRule> {
    const rule = await store.findRule(kind, id);
    if (rule === undefined) throw new Error('a rule that was written is not there');
    return (await presenter(kind, store))(rule);
  }

  async function add(request: RuleRequest<'rule.known'>, fields: Fields): Promise<SelfServiceRule> {
    const { kind, id, actor, fail } = request;
    const allowedAttributes = allowedOf(fields);
    const added = await database.transaction(async (queries) => {
      const store = selfServiceStore(queries);
      if (!(await store.addRule(kind, id, allowedAttributes))) fail('rule.known');
      await auditStore(queries).record({
        actor,
        kind: `${auditPrefix[kind]}.added`,
        subject: id,
        before: null,
        after: { allowedAttributes },
      });
      return await presentStored(kind, id, store);
    });
    await dependencies.catchUp();
    return added;
  }

  async function change(
    request: RuleRequest<'rule.unknown' | 'rule.stale'>,
    fields: Fields & { version?: number | undefined },
  ): Promise<SelfServiceRule> {
    const { kind, id, actor, fail } = request;
    const allowedAttributes = allowedOf(fields);
    const changed = await database.transaction(async (queries) => {
      const store = selfServiceStore(queries);
      const before = (await store.findRuleForUpdate(kind, id)) ?? fail('rule.unknown');
      if (fields.version !== undefined && fields.version !== before.version) fail('rule.stale');
      if (isSame(before.allowedAttributes, allowedAttributes)) return await presentStored(kind, id, store);
      await store.changeRule(kind, id, before.version, allowedAttributes);
      await auditStore(queries).record({
        actor,
        kind: `${auditPrefix[kind]}.changed`,
        subject: before.id,
        before: { allowedAttributes: before.allowedAttributes },
        after: { allowedAttributes },
      });
      return await presentStored(kind, id, store);
    });
    await dependencies.catchUp();
    return changed;
  }

  async function remove(
    request: RuleRequest<'rule.unknown' | 'rule.stale'>,
    version: number | undefined,
  ): Promise<{ id: string }> {
    const { kind, id, actor, fail } = request;
    const removed = await database.transaction(async (queries) => {
      const store = selfServiceStore(queries);
      const before = (await store.findRuleForUpdate(kind, id)) ?? fail('rule.unknown');
      if (version !== undefined && version !== before.version) fail('rule.stale');
      await store.removeRule(kind, id);
      await auditStore(queries).record({
        actor,
        kind: `${auditPrefix[kind]}.removed`,
        subject: before.id,
        before: { allowedAttributes: before.allowedAttributes },
        after: null,
      });
      return { id: before.id };
    });
    await dependencies.catchUp();
    return removed;
  }

  async function suggest(kind: RuleKind, text: string) {
    const store = selfServiceStore(database.kysely);
    const organizations = keysOf(await store.listRules('organizations'));
    const ruled = kind === 'organizations' ? organizations : keysOf(await store.listRules(kind));
    const wanted = identityKey(text);
    return [...dependencies.counts.memberships(kind, organizations)]
      .filter(([key]) => key.includes(wanted))
      .toSorted(([key, one], [otherKey, other]) => {
        const exactFirst = Number(otherKey === wanted) - Number(key === wanted);
        return exactFirst || other.memberCount - one.memberCount || (key < otherKey ? -1 : 1);
      })
      .slice(0, ruleSuggestionsSize)
      .map(([key, { id, memberCount, appliesToCount }]) => ({
        id,
        memberCount,
        appliesToCount,
        hasRule: ruled.has(key),
      }));
  }
}

function allowedOf(fields: Fields): EditableField[] {
  return editableFields.filter((field) => fields[field] === true);
}

function isSame(some: readonly EditableField[], others: readonly EditableField[]): boolean {
  return editableFields.every((field) => some.includes(field) === others.includes(field));
}

function keysOf(rules: readonly StoredRule[]): Set<string> {
  return new Set(rules.map((rule) => identityKey(rule.id)));
}
