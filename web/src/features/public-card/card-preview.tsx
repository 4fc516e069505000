import type { CardField } from '@directory/contract';
import { useCallback } from 'react';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Notice } from '../../ui/status/notice.tsx';
import { useCardPreview } from './card-queries.ts';
import styles from './card-preview.module.css';
import { trustedPage } from './trusted-page.ts';

/** A preview of the page that visitors get with these fields. Its links are disabled. */
export function CardPreview({ fields }: { fields: readonly CardField[] }) {
  const { t } = useTranslation('public-card');
  const failureSentence = useFailureSentence();
  const { data, error } = useCardPreview(fields);
  const page = data === undefined ? '' : withoutNavigation(data.page);
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame !== null) frame.srcdoc = trustedPage(page);
    },
    [page],
  );
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      <p className={styles.hint}>{t('previewHint')}</p>
      {error === null ? (
        // No scripts, windows or top-level navigation; the photo needs the same origin.
        <iframe ref={show} className={styles.page} title={t('preview')} sandbox="allow-same-origin" />
      ) : (
        <Notice kind="failure">{failureSentence(error)}</Notice>
      )}
    </section>
  );
}

/** Makes links open a window, which the sandbox blocks. */
function withoutNavigation(page: string): string {
  return page.replace('<head>', '<head>\n<base target="_blank">');
}
