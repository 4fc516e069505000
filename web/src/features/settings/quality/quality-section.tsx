import type { QualityReport } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Link } from '../../../navigation/links.tsx';
import { useFormat } from '../../../messages/format.ts';
import { classes } from '../../../ui/classes.ts';
import { Loaded } from '../loaded.tsx';
import page from '../settings-page.module.css';
import { QualityFindings } from './quality-findings.tsx';
import { qualityAddress, useQualitySelection, type QualitySelection } from './quality-selection.ts';
import { useQualityReport } from './quality-queries.ts';
import { QualityState } from './quality-state.tsx';
import styles from './quality.module.css';

/** The data quality report: the number of findings of each kind, and the list of one kind. */
export function QualitySection() {
  const report = useQualityReport();
  const selection = useQualitySelection();
  return (
    <Loaded query={report} skeletons={5}>
      {(data) => (
        <div className={page.stack}>
          <QualityState report={data} />
          {data.computedAt !== null && (
            <>
              <Kinds report={data} selection={selection} />
              {selection !== undefined && (
                <QualityFindings key={JSON.stringify(selection)} selection={selection} computedAt={data.computedAt} />
              )}
            </>
          )}
        </div>
      )}
    </Loaded>
  );
}

function Kinds({ report, selection }: { report: QualityReport; selection: QualitySelection | undefined }) {
  const { t } = useTranslation('data-quality');
  const format = useFormat();
  return (
    <nav aria-label={t('kinds')}>
      <ul className={styles.kinds}>
        {report.counts.map(({ kind, count }) => (
          <li key={kind}>
            <Link
              className={classes(styles.kind, count === 0 && styles.none)}
              to={qualityAddress({ by: selection?.by ?? 'businessUnit', kind, unit: undefined })}
              aria-current={kind === selection?.kind ? 'page' : undefined}
              preventScrollReset
            >
              <span className={styles.count}>{format.number(count)}</span>
              <span className={styles.kindName}>{t(kind)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
