import { correctableFields } from './corrections.ts';
import type { CorrectableField } from './corrections.ts';

/** Fields that decide which unit and which rules a person belongs to: only administrators of the whole directory may correct them. */
const unitFields: ReadonlySet<CorrectableField> = new Set([
  'division',
  'userType',
  'isEntraCloudManaged',
  'C_msDSCloudExtensionAttribute2',
  'C_msDSCloudExtensionAttribute3',
]);

/** The fields that an administrator of a business unit may correct. */
export const unitCorrectableFields: readonly CorrectableField[] = correctableFields.filter(
  (field) => !unitFields.has(field),
);
