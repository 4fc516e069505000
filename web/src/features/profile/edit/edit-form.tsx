import { errorCodes } from '@directory/contract';
import type { AllowedAddress, ChangeRefusalCode, Profile, ReferenceLists } from '@directory/contract';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { useFailureSentence } from '../../../messages/error-sentence.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useReferenceLists } from '../../../people/reference-lists.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { Pending } from '../../../ui/status/pending.tsx';
import { SignInAgainButton } from '../../../viewer/sign-in-again-button.tsx';
import { useTransientFailure } from '../../../viewer/use-transient-failure.ts';
import { useAllowedAddresses, useFetchOwnProfile, useUpdateProfile } from '../profile-queries.ts';
import { ProfileSections } from '../profile-sections.tsx';
import { ShownProfileProvider } from '../shown-profile.ts';
import { AboutMeControl } from './about-me-control.tsx';
import { ChangedSince } from './changed-since.tsx';
import { EditField } from './edit-field.tsx';
import styles from './edit-form.module.css';
import { FaultyFields } from './faulty-fields.tsx';
import { FormNotLoaded } from './form-not-loaded.tsx';
import { TurnedOffField } from './turned-off-field.tsx';
import { useAboutMeEdit } from './use-about-me-edit.ts';
import { useProfileEdit } from './use-profile-edit.ts';
import { Announced } from '../../../ui/status/announced.tsx';
import { useIsSlow } from '../../../ui/status/use-is-slow.ts';

const controls = { EditField, AboutMeControl, TurnedOffField };

export interface EditFormProps {
  profile: Profile;
  onDone: (hasSaved: boolean) => void;
}

/** The viewer's own profile with controls in place of the editable values. */
export function EditForm({ profile, onDone }: EditFormProps) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const lists = useReferenceLists();
  const addresses = useAllowedAddresses(profile.division);
  if (lists.data !== undefined && addresses.data !== undefined) {
    return <LoadedForm profile={profile} onDone={onDone} lists={lists.data} addresses={addresses.data} />;
  }
  if (!lists.isError && !addresses.isError) return <Pending text={shell('loading')} />;
  return (
    <FormNotLoaded
      text={addresses.isError ? t('addressesFailed') : t('listsFailed')}
      queries={[lists, addresses]}
      onCancel={() => onDone(false)}
    />
  );
}

function LoadedForm({
  profile,
  onDone,
  lists,
  addresses,
}: EditFormProps & { lists: ReferenceLists; addresses: readonly AllowedAddress[] | null }) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const failureSentence = useFailureSentence();
  const form = useRef<HTMLFormElement>(null);
  const edit = useProfileEdit(profile, addresses, lists);
  const aboutMeEdit = useAboutMeEdit(profile);
  const update = useUpdateProfile();
  const fetchOwnProfile = useFetchOwnProfile();
  const isSlow = useIsSlow(update.isPending);
  const [failure, setFailure] = useTransientFailure();
  const [failedSubmits, setFailedSubmits] = useState(0);
  const faultCount = edit.faultCount + aboutMeEdit.faultCount;
  const isChanged = edit.isChanged || aboutMeEdit.changes() !== undefined;
  const shown = useMemo(
    () => ({ profile, isOwn: true, edit, aboutMeEdit, controls, sources: undefined }),
    [profile, edit, aboutMeEdit],
  );

  // Focuses the first invalid field, or initially the first field.
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('input, select') ?? [])];
    const faulty = fields.find((field) => field.getAttribute('aria-invalid') === 'true');
    (faulty ?? fields.find((field) => failedSubmits === 0 && !field.matches(':disabled, [readonly]')))?.focus();
  }, [failedSubmits]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (faultCount > 0 || update.isPending) return;
    const [body, aboutMe] = [edit.body(), aboutMeEdit.changes()];
    if (body === undefined && aboutMe === undefined) return onDone(false);
    setFailure(undefined);
    try {
      await update.mutateAsync({ version: edit.base.version, ...body, ...(aboutMe && { aboutMe }) });
      onDone(true);
    } catch (thrown) {
      setFailure(thrown);
      if (!(thrown instanceof ApiFailure)) return;
      // The edit continues with the newer profile and keeps the typed values.
      if (thrown.code === 'profile.stale') await fetchOwnProfile().catch(setFailure);
      else for (const part of [edit, aboutMeEdit]) part.reject(thrown.fields);
      setFailedSubmits((count) => count + 1);
    }
  }

  const isStale = failure instanceof ApiFailure && failure.code === 'profile.stale';
  const hasFieldFaults = failure instanceof ApiFailure && !isStale && failure.fields.length > 0;
  const refusal = useRefusal(failure);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={t('editing')}
      onSubmit={(event) => void submit(event)}
    >
      <ShownProfileProvider value={shown}>
        <ProfileSections />
      </ShownProfileProvider>
      <div className={styles.bar} data-form-actions>
        {failure !== undefined && (
          <div className={styles.failure} role="alert">
            <p className={styles.fault}>
              <IconAlertCircle size={20} stroke={1.5} aria-hidden="true" />
              <span>
                {t('saveFailed')} {hasFieldFaults ? t('checkFields') : failureSentence(failure)}{' '}
                {refusal.sentence !== '' && `${refusal.sentence} `}
                {refusal.said !== '' && <q lang="">{refusal.said}</q>}
              </span>
            </p>
            {isStale && <ChangedSince changes={edit.changedSince} />}
          </div>
        )}
        <FaultyFields count={faultCount} form={form} />
        <SignInAgainButton failure={failure} />
        <Announced text={update.isPending ? t('saving') : ''} />
        <Button disabled={update.isPending} onClick={() => onDone(false)}>
          {shell('cancel')}
        </Button>
        <Button type="submit" look="primary" disabled={faultCount > 0} isRunning={update.isPending}>
          {isSlow ? t('saving') : shell('submit')}
        </Button>
      </div>
      <LeaveGuard isChanged={isChanged && !update.isSuccess} />
    </form>
  );
}

/** Why the company's directory server rejected a change, and what it said itself, unchanged; empty if unknown. */
function useRefusal(failure: unknown): { readonly sentence: string; readonly said: string } {
  const { t, hasText } = useTranslation('profile');
  if (!(failure instanceof ApiFailure) || failure.code !== 'directory-server.rejected')
    return { sentence: '', said: '' };
  const { code, reason, serverMessage } = failure;
  const key = `refused.${reason?.code}`;
  // A newer server knows other reasons, and an earlier one sends only the message.
  if (reason === undefined || !hasText(key)) {
    return { sentence: '', said: serverMessage === errorCodes[code].message ? '' : serverMessage };
  }
  const { result = '', said = '' } = reason.values;
  return { sentence: t(key as `refused.${ChangeRefusalCode}`, { result: String(result) }), said: String(said) };
}
