import type { AboutMeField } from '@directory/contract';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './about-me-control.module.css';
import field from './edit-field.module.css';
import row from '../field-row.module.css';
import type { AboutMeEdit } from './use-about-me-edit.ts';

/** A field that an administrator turned off: its value is still stored, and the viewer can erase it. */
export function TurnedOffField({
  field: name,
  label,
  edit,
}: {
  field: AboutMeField;
  label: string;
  edit: AboutMeEdit;
}) {
  const { t } = useTranslation('profile');
  const isErased = edit.isErased(name);
  const action = t(isErased ? 'keepEntered' : 'eraseEntered');
  return (
    <div className={field.field}>
      <dt className={field.label}>{label}</dt>
      <dd className={row.hidden}>
        <IconEyeOff size={16} stroke={1.5} aria-hidden="true" />
        <output>{t(isErased ? 'erasedOnSubmit' : 'turnedOff')}</output>
      </dd>
      <dd className={styles.erasing}>
        <Button aria-label={`${action}: ${label}`} onClick={() => edit.setErased(name, !isErased)}>
          {action}
        </Button>
      </dd>
    </div>
  );
}
