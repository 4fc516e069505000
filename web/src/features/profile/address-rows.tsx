import { useFormat } from '../../messages/format.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { FieldRow, ValueRow } from './field-row.tsx';
import { isEditable, useShownProfile } from './shown-profile.ts';

const parts = ['C_countryname', 'city', 'zipCode', 'state', 'streetAddress'] as const;

/** The address as one value, or its parts while they are edited, and the site. */
export function AddressRows() {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { profile, edit } = useShownProfile();
  const country = profile.C_countryname && format.country(profile.countryCode, profile.C_countryname);
  if (edit !== undefined && parts.some((part) => edit.has(part))) {
    return (
      <>
        {parts.map((part) => (
          <FieldRow key={part} field={part} value={part === 'C_countryname' ? country : profile[part]} />
        ))}
        <FieldRow field="C_houseIdentifier" />
      </>
    );
  }
  const address = [
    profile.streetAddress,
    [profile.zipCode, profile.city].filter(Boolean).join(' '),
    profile.state,
    country,
  ]
    .filter(Boolean)
    .join('\n');
  return (
    <>
      <ValueRow
        label={t('address')}
        value={address}
        copied={address}
        fields={parts.filter((part) => profile[part] !== '')}
        isShownEmpty={parts.some((part) => isEditable(profile, part))}
      />
      <FieldRow field="C_houseIdentifier" />
    </>
  );
}
