import type { HideableField } from '@directory/contract';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Link } from '../../../navigation/links.tsx';
import { useFieldLabel } from '../../../people/field-labels.ts';
import { IconButton } from '../../../ui/button.tsx';
import styles from './correct.module.css';
import type { Correction } from './use-correction.ts';

/** The section of Settings with the rules that hide fields. */
const rulesAddress = '/Settings?section=hiding';

/** Hides a field of this person from others, or indicates that a rule does. */
export function HideToggle({ field, correction }: { field: HideableField; correction: Correction }) {
  const { t } = useTranslation('profile');
  const labelOf = useFieldLabel();
  if (correction.isHiddenByRule(field)) {
    return (
      <p className={styles.hiding}>
        <IconEyeOff size={16} stroke={1.5} aria-hidden="true" />
        {t('hiddenByRule')}
        <Link to={rulesAddress}>{t('hiddenRules')}</Link>
      </p>
    );
  }
  const isHidden = correction.isHidden(field);
  const Icon = isHidden ? IconEyeOff : IconEye;
  return (
    <p className={styles.hiding}>
      {isHidden && <span aria-hidden="true">{t('hidden')}</span>}
      <IconButton
        className={styles.eye ?? ''}
        label={t('hideField', { field: labelOf(field) })}
        aria-pressed={isHidden}
        onClick={() => correction.setHidden(field, !isHidden)}
      >
        <Icon size={20} stroke={1.5} aria-hidden="true" />
      </IconButton>
    </p>
  );
}
