import type { FeedTarget } from '@directory/contract';
import { useTranslation } from 'react-i18next';

/** Returns the label of a field of a feed; the name itself for anything else. */
export function useFeedFieldLabel(): (field: string) => string {
  const { t } = useTranslation('upload');
  const { t: profile } = useTranslation('profile');
  return (field) => {
    switch (field as FeedTarget) {
      case 'login':
        return t('fieldLogin');
      case 'division':
        return profile('businessUnit');
      case 'isEntraCloudManaged':
        return t('fieldCloudManaged');
      case 'C_distinguishedName':
        return t('fieldDistinguishedName');
      case 'C_msDSCloudExtensionAttribute2':
        return t('fieldOrganizationId');
      case 'C_msDSCloudExtensionAttribute3':
        return t('fieldGbu');
      case 'jpegPhoto':
        return t('fieldPhoto');
      case 'employeeNumber':
        return t('fieldEmployeeNumber');
      case 'externalId':
        return t('fieldExternalId');
      case 'firstName':
      case 'lastName':
      case 'title':
      case 'email':
      case 'organization':
      case 'userType':
      case 'preferredLanguage':
      case 'primaryPhone':
      case 'mobilePhone':
      case 'C_ipPhone':
      case 'C_facsimileTelephoneNumber':
      case 'C_assistant':
      case 'manager':
      case 'C_groupIdentifier':
      case 'C_businessCategory':
      case 'C_countryname':
      case 'city':
      case 'zipCode':
      case 'streetAddress':
      case 'state':
      case 'C_houseIdentifier':
      case 'C_physicalDeliveryOfficeName':
      case 'linkedInURI':
      case 'xURI':
      case 'otherNames':
        return profile(field as 'title');
      default:
        return field;
    }
  };
}
