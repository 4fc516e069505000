import { defaultChartChoice, userTypes, type ChartChoice, type ChartSetting, type UserType } from '@directory/contract';
import { useState, type SubmitEvent } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { focusFirstField } from '../../../ui/form/focus-first-field.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { useTypeName } from '../hiding/hiding-words.ts';
import { Loaded } from '../loaded.tsx';
import { NewerVersion } from '../newer-version.tsx';
import rules from '../rules/rules.module.css';
import { settingsAddress } from '../settings-address.ts';
import page from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { ChartOrganizations } from './chart-organizations.tsx';
import { useChangeChartSetting, useChartPreview, useChartSetting } from './chart-queries.ts';

/** Who is on the organization chart. */
export function ChartSection() {
  const { t } = useTranslation('settings');
  const setting = useChartSetting();
  return (
    <>
      <Notice kind="note">{t('chartExplained')}</Notice>
      <Loaded query={setting}>{(newest) => <ChartForm newest={newest} />}</Loaded>
    </>
  );
}

const choiceOf = ({ userTypes: types, mode, organizations }: ChartChoice): ChartChoice => ({
  userTypes: userTypes.filter((type) => types.includes(type)),
  mode,
  organizations: organizations.toSorted(),
});
const isSame = (one: ChartChoice, other: ChartChoice) =>
  JSON.stringify(choiceOf(one)) === JSON.stringify(choiceOf(other));

/** The form is based on the version that it was opened with, and offers a newer version. */
function ChartForm({ newest }: { newest: ChartSetting }) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const navigateWithNotice = useNavigateWithNotice();
  const change = useChangeChartSetting();
  const [base, setBase] = useState(newest);
  const [choice, setChoice] = useState(() => choiceOf(newest));
  const isChanged = !isSame(choice, base);
  const saving = useAction(async () => {
    const saved = await change(choice, base.version);
    setBase(saved);
    setChoice(choiceOf(saved));
    navigateWithNotice(settingsAddress('chart'), t('chartChanged'));
  });
  const isStale = saving.failure instanceof ApiFailure && saving.failure.code === 'rule.stale';
  const hasNewerVersion = newest.version > base.version && !saving.isRunning;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void saving.run();
  }

  function continueFrom(chosen: ChartChoice) {
    setBase(newest);
    setChoice(choiceOf(chosen));
    saving.clearFailure();
  }

  return (
    <form className={page.panel} aria-label={t('chart')} onSubmit={submit}>
      {hasNewerVersion && (
        <NewerVersion
          hasRejected={isStale}
          choices={[
            { text: t('useNewer'), onChoose: () => continueFrom(newest) },
            { text: t('keepMine'), onChoose: () => continueFrom(choice) },
          ]}
        >
          {t('settingStale')}
        </NewerVersion>
      )}
      <Counts choice={choice} saved={newest} />
      <Types choice={choice} onChange={setChoice} />
      <ChartOrganizations choice={choice} onChange={setChoice} />
      {!(isStale && hasNewerVersion) && <FailureNotice isInForm failure={saving.failure} />}
      <div className={page.buttons}>
        <Button type="submit" look="primary" disabled={!isChanged || hasNewerVersion} isRunning={saving.isRunning}>
          {saving.isRunning ? t('saving') : shell('submit')}
        </Button>
        <Button
          disabled={!isChanged || saving.isRunning}
          onClick={({ currentTarget }) => {
            focusFirstField(currentTarget);
            setChoice(choiceOf(base));
          }}
        >
          {shell('cancel')}
        </Button>
        <Button
          look="quiet"
          disabled={isSame(choice, defaultChartChoice)}
          onClick={({ currentTarget }) => {
            focusFirstField(currentTarget);
            setChoice(choiceOf(defaultChartChoice));
          }}
        >
          {t('chartDefault')}
        </Button>
      </div>
      <LeaveGuard isChanged={isChanged} />
    </form>
  );
}

interface ChoiceProps {
  choice: ChartChoice;
  onChange: (choice: ChartChoice) => void;
}

function Types({ choice, onChange }: ChoiceProps) {
  const { t } = useTranslation('settings');
  const typeName = useTypeName();
  const toggle = (type: UserType, isChosen: boolean) =>
    onChange({
      ...choice,
      userTypes: userTypes.filter((other) => (other === type ? isChosen : choice.userTypes.includes(other))),
    });
  return (
    <fieldset className={rules.fields}>
      <legend>{t('chartTypes')}</legend>
      <div className={rules.grid}>
        {userTypes.map((type) => (
          <Checkbox
            key={type}
            label={typeName(type)}
            isChecked={choice.userTypes.includes(type)}
            onChange={(isChosen) => toggle(type, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** How many people are on the chart, and how many would be. */
function Counts({ choice, saved }: { choice: ChartChoice; saved: ChartSetting }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const isChanged = !isSame(choice, saved);
  const { data: preview } = useChartPreview(choice, isChanged);
  const words = ({ onChartCount, peopleCount }: { onChartCount: number; peopleCount: number }) => ({
    count: peopleCount,
    part: format.number(onChartCount),
  });
  return (
    <div>
      <p>
        <strong>{t('chartCount', words(saved))}</strong>
      </p>
      <output className={page.quiet}>{isChanged && preview !== undefined && t('chartPreview', words(preview))}</output>
    </div>
  );
}
