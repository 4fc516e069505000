import { correctableFields } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useFieldLabel } from '../../../people/field-labels.ts';

/** Returns the label of a feed's field; the name itself for anything else. */
export function useFeedFieldLabel(): (field: string) => string {
  const { t } = useTranslation('upload');
  const { t: profile } = useTranslation('profile');
  const label = useFieldLabel();
  return (field) => {
    switch (field) {
      case 'login':
        return t('fieldLogin');
      case 'C_groupIdentifier':
      case 'otherNames':
        return profile(field);
      case 'C_distinguishedName':
        return t('fieldDistinguishedName');
      case 'jpegPhoto':
        return t('fieldPhoto');
      case 'employeeNumber':
        return t('fieldEmployeeNumber');
      case 'externalId':
        return t('fieldExternalId');
      default: {
        const known = correctableFields.find((name) => name === field);
        return known === undefined ? field : label(known);
      }
    }
  };
}
