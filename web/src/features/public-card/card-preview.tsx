import type { CardField } from '@directory/contract';
import { useTranslation } from 'react-i18next';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { Notice } from '../../ui/notice.tsx';
import { useCardPreview } from './card-queries.ts';
import styles from './card-preview.module.css';

/** The very page that a visitor gets with these fields. Its links are there to be seen and lead nowhere. */
export function CardPreview({ fields }: { fields: readonly CardField[] }) {
  const { t } = useTranslation('public-card');
  const failureSentence = useFailureSentence();
  const { data, error } = useCardPreview(fields);
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      <p className={styles.hint}>{t('previewHint')}</p>
      {error === null ? (
        // Without scripts, windows and navigation of the page around it. Its own origin is what lets the photo in.
        <iframe
          className={styles.page}
          title={t('preview')}
          sandbox="allow-same-origin"
          srcDoc={data === undefined ? '' : withoutWays(data.page)}
        />
      ) : (
        <Notice kind="failure">{failureSentence(error)}</Notice>
      )}
    </section>
  );
}

/** Every link would open a window, which the sandbox does not. */
function withoutWays(page: string): string {
  return page.replace('<head>', '<head>\n<base target="_blank">');
}
