import type { FeedUpload, PeopleFileKind } from '@directory/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import styles from '../settings-page.module.css';
import { FeedFigures } from './feed-figures.tsx';
import { FeedLosses } from './feed-losses.tsx';
import { Remarks } from './file-preview.tsx';
import { ReasonText } from './reason-text.tsx';
import { RunFaults } from './run-faults.tsx';

interface UploadResultProps {
  kind: PeopleFileKind;
  result: FeedUpload;
  onAccept: () => void;
}

/** The result of a dry run or an import. */
export function UploadResult({ kind, result, onAccept }: UploadResultProps) {
  const { t } = useTranslation('settings');
  const { t: upload } = useTranslation('upload');
  const { outcome, problem, problemCause, figures, faults, faultCount, runId, peopleBefore, losses } = result;
  const lost = { before: peopleBefore, left: figures.left, blanked: losses?.blanked ?? {} };
  const start = useRef<HTMLElement>(null);
  // The focused button has been disabled, and the list of what the import removes may be outside of the viewport.
  useEffect(() => start.current?.focus(), []);
  return (
    <section ref={start} className={styles.stack} aria-label={upload('result')} tabIndex={-1}>
      {outcome === 'imported' && <Notice kind="done">{t('imported')}</Notice>}
      {outcome === 'dry-run' && <Notice kind="note">{t('previewed')}</Notice>}
      {outcome === 'failed' && <Notice kind="failure">{upload('allRejected')}</Notice>}
      {outcome === 'unreadable' && (
        <Notice kind="failure">
          <p>{t('unreadable')}</p>
          <ReasonText cause={problemCause} english={problem} />
        </Notice>
      )}
      {outcome === 'held-back' && (
        <Notice kind="warning" actions={<Button onClick={onAccept}>{t('importAnyway')}</Button>}>
          <p>{upload('heldBack')}</p>
          <FeedLosses losses={lost} />
        </Notice>
      )}
      {outcome === 'dry-run' && figures.left > 0 && (
        <Notice kind="warning">
          <FeedLosses losses={lost} />
        </Notice>
      )}
      <Remarks file={result} />
      {outcome !== 'unreadable' && (
        <div className={styles.stack}>
          <FeedFigures figures={figures} />
          <RunFaults kind={kind} faults={faults} total={faultCount} runId={runId} />
        </div>
      )}
    </section>
  );
}
