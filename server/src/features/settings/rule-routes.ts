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
import type { EditableField, RuleKind, SelfServiceRule } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import { identityKey } from '../../people/identity-key.ts';
import type { MembershipCounts } from '../../people/membership-counts.ts';
import { selfServiceStore } from '../../people/self-service-store.ts';
import type { SelfServiceRule as StoredRule, SelfServiceStore } from '../../people/self-service-store.ts';

const auditWord = { organizations: 'organization', domains: 'domain' } as const;

type Fields = { readonly [field in EditableField]?: boolean | undefined };
type Refuse = (code: 'rule.unknown' | 'rule.stale') => never;

/** What people may edit themselves, by organization and by domain. */
export function ruleRoutes(room: {
  database: Database;
  counts: MembershipCounts;
  catchUp: () => Promise<void>;
}): Route[] {
  const { database } = room;
  return [
    route(listOrganizationRules, () => list('organizations')),
    route(addOrganizationRule, ({ body, viewer, refuse }) =>
      add('organizations', body.organization, body, viewer.login, refuse),
    ),
    route(changeOrganizationRule, ({ body, viewer, refuse }) =>
      change('organizations', body.organization, body, viewer.login, refuse),
    ),
    route(removeOrganizationRule, ({ params, query, viewer, refuse }) =>
      remove('organizations', params.id, query.version, viewer.login, refuse),
    ),
    route(listDomainRules, () => list('domains')),
    route(addDomainRule, ({ body, viewer, refuse }) => add('domains', body.domain, body, viewer.login, refuse)),
    route(changeDomainRule, ({ body, viewer, refuse }) => change('domains', body.domain, body, viewer.login, refuse)),
    route(removeDomainRule, ({ params, query, viewer, refuse }) =>
      remove('domains', params.id, query.version, viewer.login, refuse),
    ),
    route(suggestRuleIds, ({ query }) => suggest(query.kind, query.text ?? '')),
  ];

  async function list(kind: RuleKind): Promise<SelfServiceRule[]> {
    const rules = await selfServiceStore(database.kysely).listRules(kind);
    const present = await presenter(kind);
    return rules.map(present);
  }

  async function presenter(kind: RuleKind): Promise<(rule: StoredRule) => SelfServiceRule> {
    const organizations = await selfServiceStore(database.kysely).listRules('organizations');
    const members = room.counts.memberships(kind, keysOf(organizations));
    return ({ id, allowedAttributes, version, changedAt }) => {
      const { memberCount = 0, concernedCount = 0 } = members.get(identityKey(id)) ?? {};
      const fields = editableFields.filter((field) => allowedAttributes.includes(field));
      return {
        id,
        allowedAttributes: fields,
        version,
        changedAt: changedAt.toISOString(),
        memberCount,
        concernedCount,
      };
    };
  }

  async function add(
    kind: RuleKind,
    id: string,
    fields: Fields,
    actor: string,
    refuse: (code: 'rule.known') => never,
  ): Promise<SelfServiceRule> {
    const allowedAttributes = allowedOf(fields);
    const added = await database.transaction(async (queries) => {
      const store = selfServiceStore(queries);
      if (!(await store.addRule(kind, id, allowedAttributes))) refuse('rule.known');
      await auditStore(queries).record({
        actor,
        kind: `${auditWord[kind]}.added`,
        subject: id,
        before: null,
        after: { allowedAttributes },
      });
      return await stored(store, kind, id);
    });
    await room.catchUp();
    return (await presenter(kind))(added);
  }

  async function change(
    kind: RuleKind,
    id: string,
    fields: Fields & { version?: number | undefined },
    actor: string,
    refuse: Refuse,
  ): Promise<SelfServiceRule> {
    const allowedAttributes = allowedOf(fields);
    const changed = await database.transaction(async (queries) => {
      const store = selfServiceStore(queries);
      const stands = (await store.holdRule(kind, id)) ?? refuse('rule.unknown');
      if (fields.version !== undefined && fields.version !== stands.version) refuse('rule.stale');
      if (isSame(stands.allowedAttributes, allowedAttributes)) return stands;
      await store.changeRule(kind, id, stands.version, allowedAttributes);
      await auditStore(queries).record({
        actor,
        kind: `${auditWord[kind]}.changed`,
        subject: stands.id,
        before: { allowedAttributes: stands.allowedAttributes },
        after: { allowedAttributes },
      });
      return await stored(store, kind, id);
    });
    await room.catchUp();
    return (await presenter(kind))(changed);
  }

  async function remove(
    kind: RuleKind,
    id: string,
    version: number | undefined,
    actor: string,
    refuse: Refuse,
  ): Promise<{ id: string }> {
    const removed = await database.transaction(async (queries) => {
      const store = selfServiceStore(queries);
      const stands = (await store.holdRule(kind, id)) ?? refuse('rule.unknown');
      if (version !== undefined && version !== stands.version) refuse('rule.stale');
      await store.removeRule(kind, id);
      await auditStore(queries).record({
        actor,
        kind: `${auditWord[kind]}.removed`,
        subject: stands.id,
        before: { allowedAttributes: stands.allowedAttributes },
        after: null,
      });
      return { id: stands.id };
    });
    await room.catchUp();
    return removed;
  }

  async function suggest(kind: RuleKind, text: string) {
    const store = selfServiceStore(database.kysely);
    const organizations = keysOf(await store.listRules('organizations'));
    const ruled = kind === 'organizations' ? organizations : keysOf(await store.listRules(kind));
    const wanted = identityKey(text);
    return [...room.counts.memberships(kind, organizations)]
      .filter(([key]) => key.includes(wanted))
      .toSorted(([key, one], [otherKey, other]) => {
        const exactFirst = Number(otherKey === wanted) - Number(key === wanted);
        return exactFirst || other.memberCount - one.memberCount || (key < otherKey ? -1 : 1);
      })
      .slice(0, ruleSuggestionsSize)
      .map(([key, { id, memberCount, concernedCount }]) => ({
        id,
        memberCount,
        concernedCount,
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

/** A rule that this transaction has just written. */
async function stored(store: SelfServiceStore, kind: RuleKind, id: string): Promise<StoredRule> {
  const rule = await store.findRule(kind, id);
  if (rule === undefined) throw new Error('a rule that was written is not there');
  return rule;
}
