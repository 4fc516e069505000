import { unitCorrectableFields, type CorrectableField } from '@directory/contract';
import { useId } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useViewer } from '../../../viewer/use-viewer.ts';
import { CorrectField } from './correct-field.tsx';
import { CorrectPhoto } from './correct-photo.tsx';
import styles from './correct.module.css';
import { RemoveAboutMe } from './remove-about-me.tsx';
import { HideToggle } from './hide-toggle.tsx';
import type { Correction } from './use-correction.ts';

const sections = [
  ['identity', ['firstName', 'lastName', 'title', 'userType']],
  ['contact', ['email', 'primaryPhone', 'mobilePhone', 'C_ipPhone', 'C_facsimileTelephoneNumber']],
  [
    'place',
    ['C_countryname', 'city', 'zipCode', 'streetAddress', 'state', 'C_houseIdentifier', 'C_physicalDeliveryOfficeName'],
  ],
  [
    'organisation',
    [
      'manager',
      'C_assistant',
      'organization',
      'division',
      'C_msDSCloudExtensionAttribute3',
      'C_msDSCloudExtensionAttribute2',
      'C_businessCategory',
      'isEntraCloudManaged',
    ],
  ],
  ['about', ['preferredLanguage', 'linkedInURI', 'xURI']],
] as const satisfies readonly (readonly [string, readonly CorrectableField[]])[];

interface CorrectSectionsProps {
  correction: Correction;
  /** Name of the person whose profile is corrected. */
  name: string;
}

/** All fields that the viewer can correct or hide, by section. */
export function CorrectSections({ correction, name }: CorrectSectionsProps) {
  const id = useId();
  const { t } = useTranslation('profile');
  const { isAdministrator } = useViewer();
  const isOpen = (field: CorrectableField) => isAdministrator || unitCorrectableFields.includes(field);
  return (
    <div className={styles.sections}>
      {sections.map(([section, fields]) => (
        <section key={section} className={styles.section} aria-labelledby={`${id}${section}`}>
          <h3 id={`${id}${section}`}>{t(section)}</h3>
          {section === 'identity' && <CorrectPhoto correction={correction} />}
          {fields.filter(isOpen).map((field) => (
            <CorrectField key={field} field={field} name={name} correction={correction} />
          ))}
          {section === 'organisation' && !isAdministrator && <p className={styles.said}>{t('correctUnitOnly')}</p>}
          {section === 'about' && (
            <div className={styles.field} data-field="otherNames">
              <p className={styles.label}>{t('otherNames')}</p>
              <HideToggle field="otherNames" correction={correction} />
              <p className={styles.said}>{correction.base.otherNames.join(', ') || t('notGiven')}</p>
            </div>
          )}
          {section === 'about' && <RemoveAboutMe correction={correction} />}
        </section>
      ))}
    </div>
  );
}
