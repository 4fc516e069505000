import { alwaysEditableFields, editableFields, selfServiceDomain } from '@directory/contract';
import type { EditableField, OwnField } from '@directory/contract';
import type { Person } from './person.ts';
import type { RuleKind, SelfServiceStore } from './self-service-store.ts';

/** Which rule decides what a person may edit, and what it opens. `rule` is undefined where none stands for this person. */
export interface SelfServiceRights {
  readonly rule: { readonly kind: RuleKind; readonly id: string } | undefined;
  readonly fields: readonly OwnField[];
}

/**
 * What a person may edit of the own profile: by the rule of the organization (unless cloud-managed), else by the rule of the
 * domain; LinkedIn and X always.
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

/** In the order in which forms show them, and without what is no editable field any more. */
function inOrder(allowed: readonly EditableField[]): EditableField[] {
  return editableFields.filter((field) => allowed.includes(field));
}
