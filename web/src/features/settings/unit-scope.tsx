import { useTranslation } from '../../messages/use-translation.tsx';
import { useViewer } from '../../viewer/use-viewer.ts';
import { useUnitName } from './addresses/addresses-queries.ts';
import styles from './settings-page.module.css';

/** Shows administrators of business units which units these are, and why other sections are missing. */
export function UnitScope() {
  const { t } = useTranslation('settings');
  const { isAdministrator, administeredUnits } = useViewer();
  const unitName = useUnitName();
  if (isAdministrator) return null;
  return <p className={styles.quiet}>{t('unitScope', { units: administeredUnits.map(unitName).join(', ') })}</p>;
}
