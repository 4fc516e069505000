import type { FeedUpload } from '@directory/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../messages/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../settings-page.module.css';
import { FeedFigures } from './feed-figures.tsx';
import { RejectedRows } from './rejected-rows.tsx';

/** The result of a dry run or an import. */
export function UploadResult({ result, onAccept }: { result: FeedUpload; onAccept: () => void }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { outcome, problem, notices, figures, faults, faultCount, peopleBefore } = result;
  const leaving = { count: figures.left, people: format.number(figures.left), total: format.number(peopleBefore) };
  return (
    <>
      {outcome === 'imported' && <Notice kind="done">{t('imported')}</Notice>}
      {outcome === 'dry-run' && <Notice kind="note">{t('previewed')}</Notice>}
      {outcome === 'unreadable' && (
        <Notice kind="failure">
          <p>{t('unreadable')}</p>
          <p lang="en">{problem}</p>
        </Notice>
      )}
      {outcome === 'held-back' && (
        <Notice kind="warning" actions={<Button onClick={onAccept}>{t('importAnyway')}</Button>}>
          {t('heldBack', leaving)}
        </Notice>
      )}
      {outcome === 'dry-run' && figures.left > 0 && <Notice kind="warning">{t('wouldLeave', leaving)}</Notice>}
      {notices.length > 0 && (
        <Notice kind="note">
          {notices.map((notice) => (
            <p key={notice} lang="en">
              {notice}
            </p>
          ))}
        </Notice>
      )}
      {outcome !== 'unreadable' && (
        <div className={styles.stack}>
          <FeedFigures figures={figures} />
          <RejectedRows rows={faults} total={faultCount} />
        </div>
      )}
    </>
  );
}
