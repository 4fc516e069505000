import type { phoneFields } from '@directory/contract';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Link } from '../../navigation/links.tsx';
import { profileAddress } from '../../people/profile-address.ts';
import { VisuallyHidden } from '../../ui/status/visually-hidden.tsx';
import { webLink } from '../../people/contact-links.ts';
import { shownPhone } from './shown-phone.ts';
import { useShownProfile } from './shown-profile.ts';

/** A formatted phone number; a link if it can be dialled. */
export function Phone({ field }: { field: (typeof phoneFields)[number] }) {
  const { readable, link } = shownPhone(useShownProfile().profile, field);
  return link === '' ? (
    <bdi>{readable}</bdi>
  ) : (
    <a href={link} dir="ltr">
      {readable}
    </a>
  );
}

/** A person referred to by a field: a link if they are in the directory, otherwise the stored text. */
export function NamedPerson({ login, name, stored }: { login: string; name: string; stored: string }) {
  const { t } = useTranslation('shell');
  if (login === '') return <bdi>{stored}</bdi>;
  return (
    <Link to={profileAddress(login)} data-person-card={login}>
      <bdi translate="no">{name || t('unknownUser')}</bdi>
    </Link>
  );
}

/** A link to LinkedIn or X, shown without scheme and `www.`. */
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
