import { faultConsequence, hasLines } from '@directory/contract';
import type { RejectedRow } from '@directory/contract';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useFieldErrorSentence } from '../../../messages/error-sentence.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import styles from '../settings-page.module.css';
import { TableFrame } from '../table-frame.tsx';
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
  return (
    <div className={styles.stack}>
      <TableFrame
        caption={t('problems')}
        headings={[
          hasLines(kind) ? settings('faultLine') : t('faultEntry'),
          settings('faultField'),
          settings('faultReason'),
          t('faultConsequence'),
        ]}
      >
        {faults.slice(0, maxShown).map((fault) => (
          <tr key={`${fault.line} ${fault.field} ${fault.code} ${fault.reason}`}>
            <td>{format.number(fault.line)}</td>
            <td>{label(fault.field)}</td>
            <td>
              <FaultReason fault={fault} />
            </td>
            <td>{fault.isRowRejected !== undefined && reasons(faultConsequence(fault.isRowRejected, kind))}</td>
          </tr>
        ))}
      </TableFrame>
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
