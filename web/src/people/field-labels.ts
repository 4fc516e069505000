import type { CorrectableField, HideableField } from '@directory/contract';
import type { Translate } from '../messages/translate.ts';
import { useTranslation } from '../messages/use-translation.tsx';

/** Returns the label of a profile field, for corrections, hiding rules and the audit log. */
export function useFieldLabel(): (field: CorrectableField | HideableField) => string {
  return fieldLabelFrom(useTranslation('profile').t);
}

export function fieldLabelFrom(t: Translate<'profile'>): (field: CorrectableField | HideableField) => string {
  return (field) => {
    switch (field) {
      case 'division':
        return t('businessUnit');
      case 'C_physicalDeliveryOfficeName':
        return t('office');
      case 'C_msDSCloudExtensionAttribute2':
        return t('organizationId');
      case 'C_msDSCloudExtensionAttribute3':
        return t('gbuCode');
      default:
        return t(field);
    }
  };
}
