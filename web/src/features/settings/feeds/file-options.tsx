import {
  feedTargets,
  fileDelimiters,
  fileEncodings,
  recordOf,
  type FeedTarget,
  type FileDelimiter,
  type FilePreview,
  type PeopleFileOptions,
} from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import styles from './file-preview.module.css';
import { useFeedFieldLabel } from './field-label.ts';

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

interface FileOptionsProps {
  kind: 'csv' | 'ldif';
  preview: FilePreview;
  isDisabled: boolean;
  onChange: (options: PeopleFileOptions) => void;
}

/** How the file is parsed: encoding, delimiter, and the column of each field. */
export function FileOptions({ kind, preview, isDisabled, onChange }: FileOptionsProps) {
  const { t } = useTranslation('upload');
  const { options, isEncodingGuessed, isMapProposed, columns } = preview;
  const encoding = options.encoding ?? 'utf-8';
  return (
    <>
      {isEncodingGuessed && (
        <Notice kind="warning">{t('encodingGuessed', { encoding: shownEncoding(encoding) })}</Notice>
      )}
      {isMapProposed && <Notice kind="note">{t('mapProposed')}</Notice>}
      <div className={styles.options}>
        <SelectField
          label={t('encoding')}
          value={options.encoding ?? ''}
          empty="UTF-8"
          choices={fileEncodings
            .filter((name) => name !== 'utf-8')
            .map((name) => ({ value: name, label: shownEncoding(name) }))}
          isDisabled={isDisabled}
          onChange={(value) => onChange({ ...options, encoding: fileEncodings.find((name) => name === value) })}
        />
        {kind === 'csv' && (
          <DelimiterField
            value={options.delimiter ?? ','}
            isDisabled={isDisabled}
            // The columns change, so the server proposes their fields again.
            onChange={(delimiter) => onChange({ ...options, delimiter, map: undefined })}
          />
        )}
      </div>
      {kind === 'csv' && columns.length > 0 && (
        <ColumnFields columns={columns} options={options} isDisabled={isDisabled} onChange={onChange} />
      )}
    </>
  );
}

function DelimiterField({
  value,
  isDisabled,
  onChange,
}: {
  value: FileDelimiter;
  isDisabled: boolean;
  onChange: (delimiter: FileDelimiter) => void;
}) {
  const { t } = useTranslation('upload');
  const choices = fileDelimiters.map((delimiter) => ({ value: delimiter, label: t(delimiterNames[delimiter]) }));
  const [first, ...others] = choices;
  return (
    <SelectField
      label={t('delimiter')}
      value={value === ',' ? '' : value}
      empty={first?.label ?? ''}
      choices={others}
      isDisabled={isDisabled}
      onChange={(chosen) => onChange(fileDelimiters.find((delimiter) => delimiter === chosen) ?? ',')}
    />
  );
}

interface ColumnFieldsProps {
  columns: readonly string[];
  options: PeopleFileOptions;
  isDisabled: boolean;
  onChange: (options: PeopleFileOptions) => void;
}

/** A select of the columns for each field. */
function ColumnFields({ columns, options, isDisabled, onChange }: ColumnFieldsProps) {
  const { t } = useTranslation('upload');
  const label = useFeedFieldLabel();
  const map = completeMap(columns, options);
  const choices = [...new Set(columns.filter(Boolean))].map((name) => ({ value: name, label: name }));
  return (
    <details className={styles.columns}>
      <summary>{t('columns')}</summary>
      <div className={styles.columnFields}>
        {feedTargets.map((target) => (
          <SelectField
            key={target}
            label={target === 'jpegPhoto' ? t('fieldPhoto') : label(target)}
            value={map[target][0] ?? ''}
            empty={t('notInFile')}
            choices={choices}
            isDisabled={isDisabled}
            onChange={(name) => onChange({ ...options, map: { ...map, [target]: name === '' ? [] : [name] } })}
          />
        ))}
      </div>
    </details>
  );
}

/** The columns of each field: those in the map, otherwise those named like the field. */
function completeMap(columns: readonly string[], { map }: PeopleFileOptions): Record<FeedTarget, string[]> {
  const spelling = (name: string) => name.toLowerCase().replaceAll(/[\s_-]+/g, '');
  return recordOf(feedTargets, (target) => {
    const names = new Set([target, target.replace(/^C_/, '')].map(spelling));
    return map?.[target] ?? columns.filter((column) => names.has(spelling(column))).slice(0, 1);
  });
}

function shownEncoding(name: string): string {
  return name.startsWith('windows') || name === 'macintosh' || name === 'big5'
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : name.toUpperCase();
}
