import type { OwnField } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { isPhoneField } from './edit-values.ts';
import type { ProfileEdit } from './use-profile-edit.ts';

/** The hint of a field. */
export function useFieldHint(field: OwnField, edit: ProfileEdit): string | undefined {
  const { t } = useTranslation('profile');
  if (isPhoneField(field)) return t('phoneHint');
  switch (field) {
    case 'C_assistant':
      return t('assistantHint');
    case 'zipCode':
      return edit.hasAddressList ? t('zipHint') : undefined;
    case 'C_houseIdentifier':
      // Without a list, the site is typed, and does not depend on the city.
      return edit.hasAddressList ? t('siteHint') : undefined;
    case 'C_physicalDeliveryOfficeName':
      return t('placeHint');
    case 'linkedInURI':
      return t('linkedInHint');
    case 'xURI':
      return t('xHint');
    default:
      return undefined;
  }
}
