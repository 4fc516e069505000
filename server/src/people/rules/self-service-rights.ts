import { alwaysEditableFields, editableFields, selfServiceDomain } from '@directory/contract';
import type { EditableField, OwnField } from '@directory/contract';
import type { Person } from '../person.ts';
import type { RuleKind, SelfServiceStore } from './self-service-store.ts';

/** The fields that a person may edit, and the rule that applies, if any. */
export interface SelfServiceRights {
  readonly rule: { readonly kind: RuleKind; readonly id: string } | undefined;
  readonly fields: readonly OwnField[];
}

/**
 * The rule of the organization takes precedence over the rule of the domain. For cloud-managed people, only the rule of `cloudDomain`
 * applies. LinkedIn and X can always be edited.
 */
export async function selfServiceRights(
  person: Person,
  rules: Pick<SelfServiceStore, 'findRulesOf'>,
): Promise<SelfServiceRights> {
  const organization = person.C_msDSCloudExtensionAttribute2;
  const domain = selfServiceDomain(person);
  const found = await rules.findRulesOf(person.isEntraCloudManaged === '1' ? '' : organization, domain);
  const kind = found.organizations === undefined ? 'domains' : 'organizations';
  const rule = found[kind];
  return {
    rule: rule && { kind, id: rule.id },
    fields: [...inOrder(rule?.allowedAttributes ?? []), ...alwaysEditableFields],
  };
}

/** Sorts the fields in the order of the form, and removes fields that are no longer editable. */
function inOrder(allowed: readonly EditableField[]): EditableField[] {
  return editableFields.filter((field) => allowed.includes(field));
}
