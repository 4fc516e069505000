import type { Profile } from '@directory/contract';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { personName } from '../../people/person-name.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-heading.tsx';
import { EditForm } from './edit/edit-form.tsx';
import { ProfileHead, type OwnCard } from './profile-head.tsx';
import { useProfileSources } from './profile-queries.ts';
import { ProfileSections } from './profile-sections.tsx';
import styles from './profile-view.module.css';
import { isOwnProfile, ShownProfileProvider } from './shown-profile.ts';

interface ProfileViewProps {
  profile: Profile;
  hasChart: boolean;
  OwnCard: OwnCard;
}

/** A profile; the viewer's own can be edited in place. */
export function ProfileView({ profile, hasChart, OwnCard }: ProfileViewProps) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const [isEditing, setIsEditing] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [hasDetails, setHasDetails] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const isOwn = isOwnProfile(profile);
  const sources = useProfileSources(isOwn ? '' : profile.login, hasDetails);
  const shown = useMemo(
    () => ({ profile, isOwn, edit: undefined, sources: hasDetails ? sources.data : undefined }),
    [profile, isOwn, hasDetails, sources.data],
  );

  function edit() {
    setIsSaved(false);
    setIsEditing(true);
  }

  function leaveEdit(hasSaved: boolean) {
    flushSync(() => {
      setIsEditing(false);
      setIsSaved(hasSaved);
    });
    // The focused control was removed with the form.
    editButton.current?.focus();
  }

  return (
    <div className={styles.page}>
      <PageTitle title={personName(profile, shell)} />
      <ShownProfileProvider value={shown}>
        <ProfileHead
          hasChart={hasChart}
          OwnCard={OwnCard}
          editButton={editButton}
          onEdit={isOwn && !isEditing ? edit : undefined}
          note={<output className={styles.saved}>{isSaved && t('saved')}</output>}
        />
        {isEditing ? (
          <EditForm profile={profile} onDone={leaveEdit} />
        ) : (
          <>
            <ProfileSections />
            <div className={styles.foot}>
              <Button
                look="quiet"
                className={styles.details ?? ''}
                aria-pressed={hasDetails}
                onClick={() => setHasDetails(!hasDetails)}
              >
                <IconInfoCircle size={20} stroke={1.5} aria-hidden="true" />
                {t('details')}
              </Button>
              {hasDetails && sources.isError && <p role="alert">{t('detailsFailed')}</p>}
              {isOwn && <p className={styles.support}>{t('itSupport')}</p>}
            </div>
          </>
        )}
      </ShownProfileProvider>
    </div>
  );
}
