import { isDeepStrictEqual } from 'node:util';
import { editableFields } from '@directory/contract';
import type { AuditKind, AuditValues } from '@directory/contract';
import { demoAdministrators, demoRules } from '@directory/demo-group/settings';
import type { Queries } from '../../../database/open-database.ts';
import { addressListsStore } from '../../../people/address-lists/address-lists-store.ts';
import { addressesOf, pagesOf } from '../../../people/address-lists/address-pages.ts';
import { auditStore } from '../../../people/audit-store.ts';
import { identityKey } from '../../../people/identity-key.ts';
import { peopleStore } from '../../../people/people-store.ts';
import type { References } from '../../../people/reference-lists.ts';
import { selfServiceStore } from '../../../people/rules/self-service-store.ts';
import { administratorsStore } from '../../../viewer/administrators/administrators-store.ts';
import { demoFeed } from '../feed-name.ts';

export interface RemovedSettings {
  readonly administrators: number;
  readonly rules: number;
  readonly addressLists: number;
}

const ruleKinds = [
  { kind: 'organizations', auditPrefix: 'organization', rules: demoRules.selfServiceOrganizations },
  { kind: 'domains', auditPrefix: 'domain', rules: demoRules.selfServiceDomains },
] as const;

/** Adds the administrators, self-service rules and addresses of the demo group. Existing ones are kept. */
export async function addDemoSettings(queries: Queries, references: References): Promise<void> {
  const store = selfServiceStore(queries);
  const lists = addressListsStore(queries);
  const record = recorder(queries, demoFeed);
  for (const login of demoAdministrators) {
    if ((await peopleStore(queries).find({ login })) === undefined) continue;
    if (await administratorsStore(queries).add(login, demoFeed)) {
      await record('administrator.added', identityKey(login), null, { login });
    }
  }
  for (const { kind, auditPrefix, rules } of ruleKinds) {
    for (const rule of rules) {
      const allowedAttributes = editable(rule.allowedAttributes);
      if (await store.addRule(kind, rule.id, allowedAttributes)) {
        await record(`${auditPrefix}.added`, rule.id, null, { allowedAttributes });
      }
    }
  }
  for (const { bu, allowedAddresses } of addressLists(references)) {
    const list = await lists.writeAddresses(pagesOf(allowedAddresses));
    if (await lists.addAddressList(bu, list)) await record('addresses.added', bu, null, { allowedAddresses });
  }
}

/** Removes the settings of the demo group, except rules and lists that were changed since. */
export async function removeDemoSettings(queries: Queries, references: References): Promise<RemovedSettings> {
  const store = selfServiceStore(queries);
  const lists = addressListsStore(queries);
  const record = recorder(queries, 'command line');
  const removed = { administrators: 0, rules: 0, addressLists: 0 };
  const administrators = administratorsStore(queries);
  await administrators.lock();
  for (const login of await administrators.removeAddedBy(demoFeed)) {
    await record('administrator.removed', identityKey(login), { login }, null);
    removed.administrators++;
  }
  for (const { kind, auditPrefix, rules } of ruleKinds) {
    for (const rule of rules) {
      const allowedAttributes = editable(rule.allowedAttributes);
      const stored = await store.findRuleForUpdate(kind, rule.id);
      if (!isDeepStrictEqual(stored?.allowedAttributes, allowedAttributes)) continue;
      await store.removeRule(kind, rule.id);
      await record(`${auditPrefix}.removed`, rule.id, { allowedAttributes }, null);
      removed.rules++;
    }
  }
  for (const { bu, allowedAddresses } of addressLists(references)) {
    const stored = await lists.findAddressFactsForUpdate(bu);
    if (stored?.addressCount !== allowedAddresses.length) continue;
    if (!isDeepStrictEqual(await addressesOf(lists.addressPages(stored)), allowedAddresses)) continue;
    await lists.removeAddressList(bu);
    await record('addresses.removed', bu, { allowedAddresses }, null);
    removed.addressLists++;
  }
  return removed;
}

function recorder(queries: Queries, actor: string) {
  return (kind: AuditKind, subject: string, before: AuditValues | null, after: AuditValues | null) =>
    auditStore(queries).record({ actor, kind, subject, before, after });
}

function editable(fields: readonly string[]) {
  return editableFields.filter((field) => fields.includes(field));
}

/** The address lists of the demo group, with countries named as in the reference list. */
function addressLists({ countryOf }: References) {
  return demoRules.buAddresses.map(({ bu, allowedAddresses }) => ({
    bu,
    allowedAddresses: allowedAddresses.map((address) => ({
      ...address,
      C_countryname: countryOf(address.C_countryname)?.name ?? address.C_countryname,
    })),
  }));
}
