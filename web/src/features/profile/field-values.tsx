import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { phoneLink, readablePhone } from '../../people/phone-number.ts';
import { profileAddress } from '../../people/profile-address.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { webLink } from './contact-links.ts';
import { useShownProfile } from './shown-profile.ts';

/** A number as it is read; a link where there is something to dial. */
export function Phone({ value }: { value: string }) {
  const { profile } = useShownProfile();
  const readable = readablePhone(value, profile.countryCode);
  const link = phoneLink(value, profile.countryCode);
  return link === undefined ? (
    <bdi>{readable}</bdi>
  ) : (
    <a href={link} dir="ltr">
      {readable}
    </a>
  );
}

/** Somebody whom a field names: a link to a person who is here, else what the field holds. */
export function NamedPerson({ login, name, stored }: { login: string; name: string; stored: string }) {
  const { t } = useTranslation('shell');
  if (login === '') return <bdi>{stored}</bdi>;
  return (
    <Link to={profileAddress(login)}>
      <bdi>{name || t('unknownUser')}</bdi>
    </Link>
  );
}

/** LinkedIn or X, without what every such address begins with. */
export function WebLink({ field }: { field: 'linkedInURI' | 'xURI' }) {
  const { t } = useTranslation('shell');
  const { profile } = useShownProfile();
  const stored = profile[field];
  const link = webLink(field, stored);
  if (link === undefined) return stored;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {link.replace(/^https:\/\/(?:www\.)?/i, '').replace(/\/$/, '')}
      <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
    </a>
  );
}
