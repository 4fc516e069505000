import type { QualityReport } from '@directory/contract';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import page from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { useComputeQualityReport } from './quality-queries.ts';
import styles from './quality.module.css';

/** When the report was computed, the progress of a computation, and the button that starts one. */
export function QualityState({ report }: { report: QualityReport }) {
  const { t } = useTranslation('data-quality');
  const format = useFormat();
  const compute = useComputeQualityReport();
  const starting = useAction(compute);
  const { computedAt, people, progress, hasFailed } = report;
  const isRunning = starting.isRunning || progress !== null;
  return (
    <>
      {hasFailed && !isRunning && <Notice kind="failure">{t('failed')}</Notice>}
      <FailureNotice failure={starting.failure} />
      <div className={styles.state}>
        <output>
          {computedAt === null
            ? t(isRunning ? 'computing' : 'neverComputed')
            : t('asOf', { count: people, time: format.moment(new Date(computedAt)) })}
        </output>
        <Button
          look={computedAt === null ? 'primary' : 'secondary'}
          isRunning={isRunning}
          onClick={() => void starting.run()}
        >
          <IconRefresh size={20} stroke={1.5} aria-hidden="true" />
          {t(isRunning ? 'computing' : computedAt === null ? 'compute' : 'computeAgain')}
        </Button>
      </div>
      {progress !== null && (
        <div className={styles.progress}>
          <progress
            className={page.progress}
            aria-label={t('computing')}
            max={Math.max(progress.total, 1)}
            value={progress.done}
          />
          <p className={page.quiet}>
            {t('progress', { done: format.number(progress.done), total: format.number(progress.total) })}
          </p>
        </div>
      )}
    </>
  );
}
