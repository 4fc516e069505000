import type { CorrectableField, CorrectableProfile, Profile, ReferenceLists } from '@directory/contract';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { useFailureSentence } from '../../../messages/error-sentence.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useFieldLabel } from '../../../people/field-labels.ts';
import { personName } from '../../../people/person-name.ts';
import { useReferenceLists } from '../../../people/reference-lists.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { Pending } from '../../../ui/status/pending.tsx';
import { SignInAgainButton } from '../../../viewer/sign-in-again-button.tsx';
import { useTransientFailure } from '../../../viewer/use-transient-failure.ts';
import bar from '../edit/edit-form.module.css';
import { FaultyFields } from '../edit/faulty-fields.tsx';
import { FormNotLoaded } from '../edit/form-not-loaded.tsx';
import { useCorrectableProfile, useCorrectProfile } from './correct-queries.ts';
import { CorrectSections } from './correct-sections.tsx';
import styles from './correct.module.css';
import { useCorrection } from './use-correction.ts';
import { Announced } from '../../../ui/status/announced.tsx';
import { useIsSlow } from '../../../ui/status/use-is-slow.ts';

export interface CorrectFormProps {
  profile: Profile;
  onDone: (hasSaved: boolean) => void;
}

/** A profile with a control for each field that an administrator may correct. */
export function CorrectForm({ profile, onDone }: CorrectFormProps) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const lists = useReferenceLists();
  const correctable = useCorrectableProfile(profile.login);
  if (lists.data !== undefined && correctable.data !== undefined) {
    return (
      <LoadedForm
        correctable={correctable.data}
        refetch={async () => void (await correctable.refetch())}
        lists={lists.data}
        onDone={onDone}
      />
    );
  }
  if (!lists.isError && !correctable.isError) return <Pending text={shell('loading')} />;
  return <FormNotLoaded text={t('correctionsFailed')} queries={[lists, correctable]} onCancel={() => onDone(false)} />;
}

interface LoadedFormProps {
  correctable: CorrectableProfile;
  refetch: () => Promise<void>;
  lists: ReferenceLists;
  onDone: (hasSaved: boolean) => void;
}

function LoadedForm({ correctable, refetch, lists, onDone }: LoadedFormProps) {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const form = useRef<HTMLFormElement>(null);
  const correction = useCorrection(correctable, lists);
  const saving = useCorrectProfile(correctable.values.login);
  const [failure, setFailure] = useTransientFailure();
  const [failedSubmits, setFailedSubmits] = useState(0);
  const isSlow = useIsSlow(saving.isPending);
  const name = personName(correctable.values, shell);

  // Focuses the first invalid field, or initially the heading of the form.
  useEffect(() => {
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (faulty ?? (failedSubmits === 0 ? form.current?.querySelector<HTMLElement>('h2') : undefined))?.focus();
  }, [failedSubmits]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (correction.faultCount > 0 || saving.isPending) return setFailedSubmits((count) => count + 1);
    const body = correction.body();
    if (body === undefined) return onDone(false);
    setFailure(undefined);
    try {
      await saving.mutateAsync(body);
      onDone(true);
    } catch (thrown) {
      setFailure(thrown);
      if (!(thrown instanceof ApiFailure)) return;
      // The form continues with the newer profile and keeps the entered values.
      if (thrown.code === 'profile.stale') await refetch();
      else correction.reject(thrown.fields);
      setFailedSubmits((count) => count + 1);
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={t('correctHeading', { name })}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.intro}>
        <h2 tabIndex={-1}>{t('correctHeading', { name })}</h2>
        <p>{t('correctText')}</p>
      </div>
      <CorrectSections correction={correction} name={name} />
      <div className={bar.bar} data-form-actions>
        {failure !== undefined && <SaveFailure failure={failure} />}
        <FaultyFields count={correction.faultCount} form={form} />
        <SignInAgainButton failure={failure} />
        <Announced text={saving.isPending ? t('saving') : ''} />
        <Button disabled={saving.isPending} onClick={() => onDone(false)}>
          {shell('cancel')}
        </Button>
        <Button type="submit" look="primary" disabled={correction.faultCount > 0} isRunning={saving.isPending}>
          {isSlow ? t('saving') : shell('submit')}
        </Button>
      </div>
      <LeaveGuard isChanged={correction.body() !== undefined && !saving.isSuccess} />
    </form>
  );
}

function SaveFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('profile');
  const failureSentence = useFailureSentence();
  const labelOf = useFieldLabel();
  const fields = failure instanceof ApiFailure ? failure.fields : [];
  const isStale = failure instanceof ApiFailure && failure.code === 'profile.stale';
  const labels = fields.map(({ field }) => labelOf(field as CorrectableField)).join(', ');
  return (
    <div className={bar.failure} role="alert">
      <p className={bar.fault}>
        <IconAlertCircle size={20} stroke={1.5} aria-hidden="true" />
        <span>
          {t('saveFailed')} {fields.length > 0 && !isStale ? t('checkFields') : failureSentence(failure)}
          {isStale && labels !== '' && ` ${t('changedFields', { fields: labels })}`}
        </span>
      </p>
    </div>
  );
}
