import type { Profile } from '@directory/contract';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiFailure } from '../../api/call.ts';
import { loadCode } from '../../api/load-code.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { personName } from '../../people/person-name.ts';
import { Team } from '../../people/team.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-heading.tsx';
import { Notice } from '../../ui/status/notice.tsx';
import { PaintFirst, WhenPainted } from '../../ui/when-painted.tsx';
import { useViewer } from '../../viewer/use-viewer.ts';
import { loadForm, useFormsAhead, type Form, type FormName } from './lazy-forms.ts';
import { MyData } from './my-data.tsx';
import { ProfileHead, type OwnCard } from './profile-head.tsx';
import { useProfileSources } from './profile-queries.ts';
import { ProfileSections } from './profile-sections.tsx';
import styles from './profile-view.module.css';
import { SourceList } from './source-list.tsx';
import { isOwnProfile, ShownProfileProvider } from './shown-profile.ts';

interface ProfileViewProps {
  profile: Profile;
  hasChart: boolean;
  OwnCard: OwnCard;
}

/** A profile. The viewer's own can be edited in place, and administrators can correct the people they administer. */
export function ProfileView({ profile, hasChart, OwnCard }: ProfileViewProps) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const { isAdministrator, administeredUnits } = useViewer();
  const mayCorrect = isAdministrator || administeredUnits.includes(profile.division);
  const [form, setForm] = useState<{ name: FormName; Form: Form }>();
  const [opening, setOpening] = useState<FormName>();
  const [hasFailed, setHasFailed] = useState(false);
  const [replaced, setReplaced] = useState<ApiFailure>();
  const [saved, setSaved] = useState<FormName>();
  const [hasDetails, setHasDetails] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const correctButton = useRef<HTMLButtonElement>(null);
  const isOwn = isOwnProfile(profile);
  useFormsAhead(isOwn, mayCorrect);
  const sources = useProfileSources(isOwn ? '' : profile.login, hasDetails);
  const shown = useMemo(
    () => ({ profile, isOwn, edit: undefined, sources: hasDetails ? sources.data : undefined }),
    [profile, isOwn, hasDetails, sources.data],
  );

  // The error page reloads it.
  if (replaced !== undefined) throw replaced;

  /** Opens a form. The profile remains until the code of the form has loaded, and if it cannot be loaded, for example offline. */
  async function open(name: FormName) {
    if (opening !== undefined) return;
    setSaved(undefined);
    setHasFailed(false);
    setOpening(name);
    try {
      const Loaded = await loadCode(loadForm[name]);
      setForm({ name, Form: Loaded });
    } catch (reason) {
      if (reason instanceof ApiFailure && reason.code === 'version.replaced') setReplaced(reason);
      else setHasFailed(true);
    }
    setOpening(undefined);
  }

  function leave(name: FormName, hasSaved: boolean) {
    flushSync(() => {
      setForm(undefined);
      setSaved(hasSaved ? name : undefined);
    });
    // The focused control was removed with the form.
    (name === 'edit' ? editButton : correctButton).current?.focus();
  }

  return (
    <div className={styles.page}>
      <PageTitle title={personName(profile, shell)} />
      <ShownProfileProvider value={shown}>
        <PaintFirst>
          <ProfileHead
            hasChart={hasChart}
            OwnCard={OwnCard}
            editButton={editButton}
            opening={opening}
            onEdit={isOwn && form === undefined ? () => void open('edit') : undefined}
            correctButton={correctButton}
            onCorrect={mayCorrect && form === undefined ? () => void open('correct') : undefined}
            note={
              <>
                <output className={styles.saved}>
                  {saved !== undefined && (saved === 'edit' ? t('saved') : t('correctionsSaved'))}
                </output>
                {hasFailed && (
                  <div className={styles.failed}>
                    <Notice kind="failure">{t('formFailed')}</Notice>
                  </div>
                )}
              </>
            }
          />
          {form === undefined && (
            <>
              <ProfileSections />
              {/* `data-loading` hides the footer while the rest of the page loads. */}
              <WhenPainted before={<span data-loading hidden />}>
                {hasChart && profile.isOnChart && (
                  <Team
                    login={isOwn ? '' : profile.login}
                    chartLogin={profile.login}
                    hasManager={false}
                    className={styles.team}
                  />
                )}
                <div className={styles.foot}>
                  <Button
                    look="quiet"
                    className={styles.details ?? ''}
                    aria-expanded={hasDetails}
                    onClick={() => setHasDetails(!hasDetails)}
                  >
                    <IconInfoCircle size={20} stroke={1.5} aria-hidden="true" />
                    {t('details')}
                  </Button>
                  <SourceList />
                  {hasDetails && sources.isLoading && <output>{shell('loading')}</output>}
                  {hasDetails && sources.isError && <p role="alert">{t('detailsFailed')}</p>}
                  {isOwn && <MyData />}
                  {isOwn && <p className={styles.support}>{t('itSupport')}</p>}
                </div>
              </WhenPainted>
            </>
          )}
        </PaintFirst>
        {/* A form has all its fields at once. */}
        {form !== undefined && <form.Form profile={profile} onDone={(hasSaved) => leave(form.name, hasSaved)} />}
      </ShownProfileProvider>
    </div>
  );
}
