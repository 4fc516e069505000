import type { FilePreview as Preview, PeopleFileKind, PeopleFileOptions } from '@directory/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import styles from '../settings-page.module.css';
import { FileOptions } from './file-options.tsx';
import own from './file-preview.module.css';
import { PreviewedPeople } from './previewed-people.tsx';
import { ReasonText } from './reason-text.tsx';

interface FilePreviewProps {
  kind: PeopleFileKind;
  preview: Preview;
  /** Whether the preview is open. It is closed once the complete file has been checked. */
  isOpen: boolean;
  isDisabled: boolean;
  onChange: (options: PeopleFileOptions) => void;
}

/** The first rows of an uploaded file as people, and how the file is parsed. */
export function FilePreview({ kind, preview, isOpen, isDisabled, onChange }: FilePreviewProps) {
  const { t } = useTranslation('upload');
  const { t: settings } = useTranslation('settings');
  const { problem, problemCause, people } = preview;
  const summary = useRef<HTMLElement>(null);
  // The preview appears below the form, possibly outside of the viewport.
  useEffect(() => summary.current?.focus(), []);
  return (
    <details className={own.preview} open={isOpen} aria-busy={isDisabled}>
      <summary ref={summary}>{t(problem === '' ? 'previewHeading' : 'result')}</summary>
      {problem === '' && <p className={styles.quiet}>{t('previewText')}</p>}
      {kind !== 'photos' && <FileOptions kind={kind} preview={preview} isDisabled={isDisabled} onChange={onChange} />}
      {problem !== '' && (
        <Notice kind="failure">
          <p>{settings('unreadable')}</p>
          <ReasonText cause={problemCause} english={problem} />
        </Notice>
      )}
      {problem === '' && people.length === 0 && <Notice kind="warning">{t('noPeople')}</Notice>}
      <PreviewedPeople people={people} />
      <Remarks file={preview} />
    </details>
  );
}

/** Remarks about a file that are not faults. */
export function Remarks({ file: { notices, remarks } }: { file: Pick<Preview, 'notices' | 'remarks'> }) {
  if (notices.length === 0) return null;
  return (
    <Notice kind="note">
      {notices.map((notice, index) => (
        <ReasonText key={notice} cause={remarks?.[index]} english={notice} />
      ))}
    </Notice>
  );
}
