import { exportMyData } from '@directory/contract';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { Suspense, useState } from 'react';
import { call } from '../../api/call.ts';
import { lazyPart } from '../../api/lazy-part.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { Pending } from '../../ui/status/pending.tsx';
import styles from './profile-view.module.css';

const DownloadButtons = lazyPart(
  async () => (await import('../../people/personal-data/download-buttons.tsx')).DownloadButtons,
);

/** A button that opens a dialog for downloading the viewer's own data. */
export function MyData() {
  const { t } = useTranslation('privacy');
  const { t: shell } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className={styles.details ?? ''} onClick={() => setIsOpen(true)}>
        <IconFileDownload size={20} stroke={1.5} aria-hidden="true" />
        {t('myData')}
      </Button>
      {isOpen && (
        <Modal
          isNarrow
          heading={t('myData')}
          onClose={() => setIsOpen(false)}
          actions={<Button onClick={() => setIsOpen(false)}>{shell('close')}</Button>}
        >
          <div className={styles.myData}>
            <p>{t('myDataText')}</p>
            <Suspense fallback={<Pending text={shell('loading')} />}>
              <DownloadButtons load={() => call(exportMyData, {})} />
            </Suspense>
          </div>
        </Modal>
      )}
    </>
  );
}
