import type { Profile } from '@directory/contract';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPencilCheck from '@tabler/icons-react/dist/esm/icons/IconPencilCheck.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import type { ComponentType, CSSProperties, ReactNode, RefObject } from 'react';
import { useFormat } from '../../messages/format.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Avatar } from '../../people/avatar.tsx';
import { FavouriteButton } from '../../people/favourites/favourite-button.tsx';
import { personName } from '../../people/person-name.ts';
import { chartAddress } from '../../people/profile-address.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { AboutMeLine } from './about-me-rows.tsx';
import { ContactActions } from './contact-actions.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';
import type { FormName } from './lazy-forms.ts';
import { PhotoButton } from './photo/photo-button.tsx';
import styles from './profile-head.module.css';
import { longestPart } from './longest-part.ts';
import { RecordedName } from './recording/recording-parts.tsx';
import { ReachLine } from './reach-line.tsx';
import { isHidden, useShownProfile } from './shown-profile.ts';

/** The viewer's own online business card, whose QR code can replace the photo. */
export type OwnCard = ComponentType<{
  profile: Profile;
  photo: ReactNode;
  children: (parts: { picture: ReactNode; controls: ReactNode }) => ReactNode;
}>;

interface ProfileHeadProps {
  hasChart: boolean;
  OwnCard: OwnCard;
  /** The form whose code is loading. */
  opening: FormName | undefined;
  editButton: RefObject<HTMLButtonElement | null>;
  /** Opens the edit form; undefined if nothing is editable or the form is open. */
  onEdit: (() => void) | undefined;
  correctButton: RefObject<HTMLButtonElement | null>;
  /** Opens the correction form; undefined for viewers who are not administrators, and while a form is open. */
  onCorrect: (() => void) | undefined;
  /** A status message. */
  note: ReactNode;
}

/** Name, title, location, how to reach the person now, and the main actions. */
export function ProfileHead({
  hasChart,
  OwnCard,
  opening,
  editButton,
  onEdit,
  correctButton,
  onCorrect,
  note,
}: ProfileHeadProps) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const { profile, isOwn } = useShownProfile();
  const name = personName(profile, shell);
  const country = profile.C_countryname && format.country(profile.countryCode, profile.C_countryname);
  const photo = (
    <>
      <Avatar
        person={profile}
        size={144}
        {...(profile.photoLarge === '' ? {} : { label: shell('photoOf', { name }) })}
      />
      {isOwn && <PhotoButton login={profile.login} hasOwnPhoto={profile.hasOwnPhoto} />}
    </>
  );
  const headWith = ({ picture, controls }: { picture: ReactNode; controls: ReactNode }) => (
    <section className={styles.head} aria-label={name}>
      <div className={styles.photo}>{picture}</div>
      <div className={styles.words}>
        <div className={styles.name}>
          <h1 style={{ '--longest-part': longestPart(name) } as CSSProperties}>
            <bdi translate="no">{name}</bdi>
          </h1>
          <RecordedName name={name} />
        </div>
        <AboutMeLine />
        {profile.title !== '' && (
          <p className={styles.title}>
            <bdi>{profile.title}</bdi>
          </p>
        )}
        {profile.title !== '' && isHidden(profile, 'title') && <HiddenNote>{t('hidden')}</HiddenNote>}
        <ul className={styles.facts}>
          {profile.gbuName !== '' && <li>{profile.gbuName}</li>}
          {country !== '' && <li>{country}</li>}
        </ul>
        {!isOwn && <ReachLine />}
        <div className={styles.actions}>
          {!isOwn && (
            <div className={styles.group}>
              <ContactActions profile={profile} />
            </div>
          )}
          {onEdit !== undefined && (
            <Button ref={editButton} look="primary" isRunning={opening === 'edit'} onClick={onEdit}>
              <IconPencil size={20} stroke={1.5} aria-hidden="true" />
              {t('edit')}
            </Button>
          )}
          <div className={styles.group}>
            <FavouriteButton person={profile} />
            {hasChart && profile.isOnChart && (
              <ButtonLink look="quiet" to={chartAddress(profile.login)}>
                <IconSitemap size={20} stroke={1.5} aria-hidden="true" />
                {t('orgChart')}
              </ButtonLink>
            )}
            <CopyLinkButton profile={profile} />
            {onCorrect !== undefined && (
              <Button ref={correctButton} look="quiet" isRunning={opening === 'correct'} onClick={onCorrect}>
                <IconPencilCheck size={20} stroke={1.5} aria-hidden="true" />
                {t('correct')}
              </Button>
            )}
          </div>
        </div>
        {profile.photoLarge !== '' && profile.hiddenFields.includes('photo') && (
          <HiddenNote>{t('photoHidden')}</HiddenNote>
        )}
        {controls}
        {note}
      </div>
    </section>
  );
  if (!isOwn) return headWith({ picture: photo, controls: null });
  return (
    <OwnCard profile={profile} photo={photo}>
      {headWith}
    </OwnCard>
  );
}

/** A note that others do not see a part of the profile. */
function HiddenNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.hidden}>
      <IconEyeOff size={16} stroke={1.5} aria-hidden="true" />
      {children}
    </p>
  );
}
