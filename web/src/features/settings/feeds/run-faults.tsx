import { faultConsequence, hasLines } from '@directory/contract';
import type { RejectedRow } from '@directory/contract';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useFieldErrorSentence } from '../../../messages/error-sentence.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { FaultList } from '../fault-list.tsx';
import styles from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { useFeedFieldLabel } from './field-label.ts';
import { downloadFaults } from './feeds-queries.ts';
import { ReasonText, useReasonSentence } from './reason-text.tsx';

const maxShown = 10;

interface RunFaultsProps {
  /** Format of the entries: see `FeedRun`. */
  kind: string;
  /** The first faults of the run. */
  faults: readonly RejectedRow[];
  /** Number of all faults. */
  total: number;
  /** Null if the run was not recorded. */
  runId: number | null;
}

/** The first faults of a run, and a button to download all of them. */
export function RunFaults({ kind, faults, total, runId }: RunFaultsProps) {
  const { t } = useTranslation('upload');
  const { t: settings } = useTranslation('settings');
  const { t: reasons } = useTranslation('reasons');
  const format = useFormat();
  const label = useFeedFieldLabel();
  const downloading = useAction(async () => {
    if (runId !== null) await downloadFaults(runId);
  });
  if (faults.length === 0) return null;
  const entry = hasLines(kind) ? settings('faultLine') : t('faultEntry');
  return (
    <div className={styles.stack}>
      <FaultList
        caption={t('problems')}
        headings={[entry, settings('faultField'), settings('faultReason'), t('faultConsequence')]}
        faults={faults.slice(0, maxShown).map((fault) => ({
          key: `${fault.line} ${fault.field} ${fault.code} ${fault.reason}`,
          position: format.number(fault.line),
          field: label(fault.field),
          place: [`${entry} ${format.number(fault.line)}`, label(fault.field)].filter(Boolean).join(' · '),
          reason: <FaultReason fault={fault} />,
          consequence: fault.isRowRejected === undefined ? '' : reasons(faultConsequence(fault.isRowRejected, kind)),
        }))}
      />
      <FailureNotice failure={downloading.failure} />
      {runId !== null && (
        <div className={styles.buttons}>
          <Button isRunning={downloading.isRunning} onClick={() => void downloading.run()}>
            <IconDownload size={20} stroke={1.5} aria-hidden="true" />
            {t('downloadProblems')}
          </Button>
          <span className={styles.quiet}>
            {total > maxShown
              ? t('problemsCut', { problems: format.number(total), shown: format.number(maxShown) })
              : t('problemCount', { count: total })}
          </span>
        </div>
      )}
    </div>
  );
}

/** Faults of earlier versions have only the text of their error code, and a clause in English. */
function FaultReason({ fault: { code, reason, cause } }: { fault: RejectedRow }) {
  const errorSentence = useFieldErrorSentence();
  const sentence = useReasonSentence();
  const text = cause && sentence(cause);
  if (text !== undefined) return text;
  return (
    <>
      {errorSentence(code)}
      {reason !== '' && code !== 'error.e3' && <ReasonText className={styles.quiet} cause={cause} english={reason} />}
    </>
  );
}
