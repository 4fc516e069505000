import type { Profile } from '@directory/contract';
import IconBrandTeams from '@tabler/icons-react/dist/esm/icons/IconBrandTeams.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { useTranslation } from '../../messages/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/status/visually-hidden.tsx';
import { mailLink, teamsChatLink } from '../../people/contact-links.ts';
import { SaveContactButton } from './save-contact-button.tsx';
import { shownPhone } from './shown-phone.ts';

/** Buttons to contact another person and to save them as a contact. */
export function ContactActions({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const call = shownPhone(profile, 'primaryPhone').link || shownPhone(profile, 'mobilePhone').link;
  return (
    <>
      {profile.email !== '' && (
        <ButtonLink to={teamsChatLink(profile.email)} target="_blank" rel="noopener noreferrer">
          <IconBrandTeams size={20} stroke={1.5} aria-hidden="true" />
          {t('chat')}
          <VisuallyHidden> {shell('opensInNewTab')}</VisuallyHidden>
        </ButtonLink>
      )}
      {profile.email !== '' && (
        <ButtonLink to={mailLink(profile.email)}>
          <IconMail size={20} stroke={1.5} aria-hidden="true" />
          {t('mail')}
        </ButtonLink>
      )}
      {call !== '' && (
        <ButtonLink to={call}>
          <IconPhone size={20} stroke={1.5} aria-hidden="true" />
          {t('call')}
        </ButtonLink>
      )}
      <SaveContactButton profile={profile} />
    </>
  );
}
