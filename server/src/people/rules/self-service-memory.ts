import type { RuleKind } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { followChanges } from '../memory/follow-changes.ts';
import type { Following } from '../memory/follow-changes.ts';
import { identityKey } from '../identity-key.ts';
import { selfServiceStore } from './self-service-store.ts';
import type { SelfServiceRule, SelfServiceStore } from './self-service-store.ts';

/**
 * The self-service rules in memory, a few hundred at most. They determine which fields are shown as editable; an edit itself is checked
 * against the store.
 */
export interface RulesMemory extends Pick<SelfServiceStore, 'findRulesOf'>, Following {}

export async function followRules(options: {
  database: Database;
  onError: (error: unknown) => void;
}): Promise<RulesMemory> {
  const store = selfServiceStore(options.database.kysely);
  const rules: Record<RuleKind, ReadonlyMap<string, SelfServiceRule>> = {
    organizations: new Map(),
    domains: new Map(),
  };
  const following = await followChanges({
    ...options,
    channel: 'rules_changed',
    read: async () => {
      rules.organizations = byKey(await store.listRules('organizations'));
      rules.domains = byKey(await store.listRules('domains'));
    },
  });
  return {
    ...following,
    findRulesOf: async (organization, domain) => ({
      organizations: rules.organizations.get(identityKey(organization)),
      domains: rules.domains.get(identityKey(domain)),
    }),
  };
}

function byKey(rules: readonly SelfServiceRule[]): ReadonlyMap<string, SelfServiceRule> {
  return new Map(rules.map((rule) => [identityKey(rule.id), rule]));
}
