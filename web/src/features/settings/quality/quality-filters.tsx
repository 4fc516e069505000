import { exportQualityFindings, qualityUnitKinds, type QualityUnitKind } from '@directory/contract';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useNavigate } from '../../../navigation/navigation.tsx';
import { callForFile } from '../../../api/call.ts';
import { useFormat } from '../../../messages/format.ts';
import { currentLanguage } from '../../../messages/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { useViewer } from '../../../viewer/use-viewer.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { useAction } from '../use-action.ts';
import { qualityAddress, type QualitySelection } from './quality-selection.ts';
import { useQualityUnits } from './quality-queries.ts';
import styles from './quality.module.css';

/** Option value for all units. Units have a prefix, because the ID of people without a unit is the empty string. */
const allUnits = 'all';
const valueOf = (unit: string | undefined) => (unit === undefined ? allUnits : `unit ${unit}`);

/** Chooses which findings are listed, and downloads them. */
export function QualityFilters({ selection, computedAt }: { selection: QualitySelection; computedAt: string }) {
  const { t } = useTranslation('data-quality');
  const { t: settings } = useTranslation('settings');
  const navigate = useNavigate();
  const { isAdministrator } = useViewer();
  const show = (next: Partial<QualitySelection>) =>
    void navigate(qualityAddress({ ...selection, ...next }), { replace: true, preventScrollReset: true });
  const exporting = useAction(async () => {
    const { unit, ...rest } = selection;
    const query = { ...rest, language: currentLanguage() };
    const { file, name } = await callForFile(exportQualityFindings, {
      query: unit === undefined ? query : { ...query, unit },
    });
    saveFile(name === '' ? 'data-quality.csv' : name, file);
  });
  return (
    <>
      <div className={styles.filters}>
        {isAdministrator && (
          <Field label={t('by')}>
            {(control) => (
              <select
                {...control}
                value={selection.by}
                onChange={(event) => show({ by: event.target.value as QualityUnitKind, unit: undefined })}
              >
                {qualityUnitKinds.map((by) => (
                  <option key={by} value={by}>
                    {t(`by.${by}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <UnitField selection={selection} computedAt={computedAt} onChange={(unit) => show({ unit })} />
        <Button className={styles.export} isRunning={exporting.isRunning} onClick={() => void exporting.run()}>
          <IconDownload size={20} stroke={1.5} aria-hidden="true" />
          {exporting.isRunning ? settings('exporting') : settings('exportCsv')}
        </Button>
      </div>
      <FailureNotice failure={exporting.failure} />
    </>
  );
}

interface UnitFieldProps {
  selection: QualitySelection;
  computedAt: string;
  onChange: (unit: string | undefined) => void;
}

function UnitField({ selection, computedAt, onChange }: UnitFieldProps) {
  const { t } = useTranslation('data-quality');
  const format = useFormat();
  const { data } = useQualityUnits(selection, computedAt);
  const { isAdministrator } = useViewer();
  const { by, unit } = selection;
  const listed = data?.units ?? [];
  // The unit in the address may have no findings, or too few to be listed.
  const isListed = unit === undefined || listed.some(({ id }) => id === unit);
  const units = isListed ? listed : [{ id: unit, name: unit, count: undefined }, ...listed];
  return (
    <Field label={t(`by.${by}`)}>
      {(control) => (
        <select
          {...control}
          value={valueOf(unit)}
          onChange={({ target }) =>
            onChange(target.value === allUnits ? undefined : target.value.slice(valueOf('').length))
          }
        >
          {isAdministrator && <option value={allUnits}>{t('all')}</option>}
          {units.map(({ id, name, count }) => (
            <option key={id} value={valueOf(id)}>
              {name === '' ? t('without') : name}
              {count !== undefined && ` (${format.number(count)})`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
