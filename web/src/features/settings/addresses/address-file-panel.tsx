import { addressFileLimit } from '@directory/contract';
import { useErrorSentence } from '../../../messages/error-sentence.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { AddressFaults } from './address-faults.tsx';
import { AddressTable } from './address-table.tsx';
import { useUnitName } from './addresses-queries.ts';
import styles from '../settings-page.module.css';
import type { AddressFileState } from './use-address-file.ts';

interface AddressFilePanelProps {
  /** The chosen unit; if empty, the file field is disabled. */
  bu: string;
  file: File | undefined;
  state: AddressFileState;
  onChoose: (file: File) => void;
  /** Whether the difference from the saved list is shown instead. */
  isTableHidden?: boolean;
}

/** The file field, with the content of the file or its errors. */
export function AddressFilePanel({ bu, file, state, onChoose, isTableHidden = false }: AddressFilePanelProps) {
  const { t } = useTranslation('settings');
  return (
    <>
      <FileField
        label={t('addressFile')}
        text={file?.name ?? (bu === '' ? t('chooseUnitFirst') : t('dropHere'))}
        accept=".json,application/json"
        isDisabled={bu === ''}
        onChoose={onChoose}
      />
      <FileState state={state} bu={bu} isTableHidden={isTableHidden} />
    </>
  );
}

function FileState({ state, bu, isTableHidden }: { state: AddressFileState; bu: string; isTableHidden: boolean }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const errorSentence = useErrorSentence();
  const unitName = useUnitName();
  if (state.name === 'none') return null;
  if (state.name === 'checking') {
    return (
      <div className={styles.stack}>
        <output className={styles.quiet}>{t('checking')}</output>
        <progress
          className={styles.progress}
          aria-label={t('checking')}
          {...(state.rowCount > 0 ? { value: state.checkedRows, max: state.rowCount } : {})}
        />
      </div>
    );
  }
  if (state.name === 'rejected') {
    const { problem, position } = state.error;
    const mebibytes = addressFileLimit / 1024 / 1024;
    const sentence = {
      'not-json': t('notJson'),
      'broken-json': t('brokenJson', {
        line: format.number(position?.line ?? 1),
        column: format.number(position?.column ?? 1),
      }),
      'not-utf-8': t('notUtf8'),
      'too-large': t('fileTooLarge', { size: format.number(mebibytes) }),
      unreadable: errorSentence('file.unreadable'),
    }[problem];
    return <Notice kind="failure">{sentence}</Notice>;
  }
  const { check } = state;
  const isOther = check.fileUnit !== '' && check.fileUnit !== bu;
  return (
    <>
      {isOther && (
        <Notice kind="failure">{t('otherUnit', { file: unitName(check.fileUnit), chosen: unitName(bu) })}</Notice>
      )}
      {check.faultCount > 0 ? (
        <AddressFaults check={check} />
      ) : (
        <>
          <Notice kind="done">{t('fileValid', { count: check.rowCount })}</Notice>
          {!isTableHidden && <AddressTable caption={t('addressesInFile')} addresses={check.addresses} />}
        </>
      )}
    </>
  );
}
