import type { FeedUpload } from '@directory/contract';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../settings-page.module.css';
import { FeedFigures } from './feed-figures.tsx';
import { useFeedFieldLabel } from './field-label.ts';
import { Remarks } from './file-preview.tsx';
import { RunFaults } from './run-faults.tsx';

/** The result of a dry run or an import. */
export function UploadResult({ result, onAccept }: { result: FeedUpload; onAccept: () => void }) {
  const { t } = useTranslation('settings');
  const { t: upload } = useTranslation('upload');
  const { outcome, problem, notices, figures, faults, faultCount, runId } = result;
  const start = useRef<HTMLElement>(null);
  // The button that had the focus was disabled meanwhile, and what the import removes may be out of sight.
  useEffect(() => start.current?.focus(), []);
  return (
    <section ref={start} className={styles.stack} aria-label={upload('result')} tabIndex={-1}>
      {outcome === 'imported' && <Notice kind="done">{t('imported')}</Notice>}
      {outcome === 'dry-run' && <Notice kind="note">{t('previewed')}</Notice>}
      {outcome === 'failed' && <Notice kind="failure">{upload('allRejected')}</Notice>}
      {outcome === 'unreadable' && (
        <Notice kind="failure">
          <p>{t('unreadable')}</p>
          <p lang="en">{problem}</p>
        </Notice>
      )}
      {outcome === 'held-back' && (
        <Notice kind="warning" actions={<Button onClick={onAccept}>{t('importAnyway')}</Button>}>
          <p>{upload('heldBack')}</p>
          <Losses result={result} />
        </Notice>
      )}
      {outcome === 'dry-run' && figures.left > 0 && (
        <Notice kind="warning">
          <Losses result={result} />
        </Notice>
      )}
      <Remarks notices={notices} />
      {outcome !== 'unreadable' && (
        <div className={styles.stack}>
          <FeedFigures figures={figures} />
          <RunFaults faults={faults} total={faultCount} runId={runId} />
        </div>
      )}
    </section>
  );
}

/** What the import would take away. */
function Losses({ result: { figures, peopleBefore, losses } }: { result: FeedUpload }) {
  const { t } = useTranslation('settings');
  const { t: upload } = useTranslation('upload');
  const format = useFormat();
  const label = useFeedFieldLabel();
  const total = format.number(peopleBefore);
  return (
    <>
      {figures.left > 0 && (
        <p>{t('wouldLeave', { count: figures.left, people: format.number(figures.left), total })}</p>
      )}
      {Object.entries(losses?.blanked ?? {}).map(([field, people]) => (
        <p key={field}>{upload('wouldBlank', { field: label(field), people: format.number(people), total })}</p>
      ))}
    </>
  );
}
