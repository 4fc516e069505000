import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../api/configuration.tsx';
import { currentLanguage } from '../messages/messages.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import styles from './footer.module.css';
import { EnglishNotice } from './privacy-notice-en.tsx';
import { FrenchNotice } from './privacy-notice-fr.tsx';

/** The directory's privacy notice: in French for French readers, in English for all others. */
export function InformationStatement({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { brand } = useConfiguration();
  const isFrench = currentLanguage() === 'fr';
  const Notice = isFrench ? FrenchNotice : EnglishNotice;
  return (
    <Modal
      heading={t('informationStatement')}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles.notice} lang={isFrench ? 'fr' : 'en'}>
        <Notice directory={brand.name} />
      </div>
    </Modal>
  );
}
