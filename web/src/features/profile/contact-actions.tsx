import type { Profile } from '@directory/contract';
import IconBrandTeams from '@tabler/icons-react/dist/esm/icons/IconBrandTeams.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '../../people/phone-number.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { mailLink, teamsChatLink } from './contact-links.ts';
import { SaveContactButton } from './save-contact-button.tsx';

/** Buttons to contact a person. Other people can be saved as a contact. */
export function ContactActions({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const call = [profile.primaryPhone, profile.mobilePhone]
    .map((number) => phoneLink(number, profile.countryCode))
    .find((link) => link !== undefined);
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
      {call !== undefined && (
        <ButtonLink to={call}>
          <IconPhone size={20} stroke={1.5} aria-hidden="true" />
          {t('call')}
        </ButtonLink>
      )}
      {!isOwn && <SaveContactButton profile={profile} />}
    </>
  );
}
