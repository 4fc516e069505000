import {
  addDomainRule,
  addOrganizationRule,
  changeDomainRule,
  changeOrganizationRule,
  editableFields,
  listDomainRules,
  listOrganizationRules,
  recordOf,
  removeDomainRule,
  removeOrganizationRule,
  type EditableField,
  type RuleKind,
} from '@directory/contract';
import type { useAdministratorCall } from '../administrator-access.ts';

type Call = ReturnType<typeof useAdministratorCall>;

/** The content of a rule of either kind. */
export interface RuleEntry {
  id: string;
  fields: ReadonlySet<EditableField>;
}

const booleans = (fields: ReadonlySet<EditableField>) => recordOf(editableFields, (field) => fields.has(field));

export const listPath = { organizations: listOrganizationRules.path, domains: listDomainRules.path };

export function listRules(call: Call, kind: RuleKind, signal: AbortSignal) {
  return kind === 'organizations' ? call(listOrganizationRules, {}, { signal }) : call(listDomainRules, {}, { signal });
}

export function addRule(call: Call, kind: RuleKind, { id, fields }: RuleEntry) {
  return kind === 'organizations'
    ? call(addOrganizationRule, { body: { organization: id, ...booleans(fields) } })
    : call(addDomainRule, { body: { domain: id, ...booleans(fields) } });
}

export function changeRule(call: Call, kind: RuleKind, { id, fields }: RuleEntry, version: number) {
  return kind === 'organizations'
    ? call(changeOrganizationRule, { body: { organization: id, ...booleans(fields), version } })
    : call(changeDomainRule, { body: { domain: id, ...booleans(fields), version } });
}

export function removeRule(call: Call, kind: RuleKind, id: string, version: number) {
  const input = { params: { id }, query: { version: String(version) } };
  return kind === 'organizations' ? call(removeOrganizationRule, input) : call(removeDomainRule, input);
}
