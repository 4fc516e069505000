import type { ChartPerson } from '@directory/contract';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useEffect, useId, useState } from 'react';
import { useFailureSentence } from '../../../messages/error-sentence.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { personName } from '../../../people/person-name.ts';
import { announce } from '../../../ui/status/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { usePopup } from '../../../ui/overlay/use-popup.ts';
import { fetchBranchFile } from '../org-chart-queries.ts';
import styles from './branch-tools.module.css';
import { useTreeWords } from '../tree/tree-words.ts';
import type { ShownBranch } from './use-branch.ts';

const formats = ['CSV', 'SVG', 'PNG'] as const;
type Format = (typeof formats)[number];

/** A menu to save a branch: all of it as an indented CSV file, or the expanded part as a picture. */
export function SaveBranch({ branch, head }: { branch: ShownBranch; head: ChartPerson }) {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const failureSentence = useFailureSentence();
  const words = useTreeWords();
  const listId = useId();
  const { isOpen, toggle, close, container, button } = usePopup();
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState('');

  const status = isSaving ? t('saving') : fault;
  useEffect(() => {
    if (status !== '') announce(status);
  }, [status]);

  async function make(format: Format): Promise<{ name: string; file: Blob }> {
    const name = `org-chart-${head.login.replaceAll(/[^\p{L}\p{N}.@_-]+/gu, '_')}.${format.toLowerCase()}`;
    if (format === 'CSV') {
      const { file, name: ownName } = await fetchBranchFile(head.login);
      return { file, name: ownName === '' ? name : ownName };
    }
    const { branchPicture } = await import('../tree/branch-picture.ts');
    const title = t('titleOf', { name: personName(head, shell) });
    return { name, file: await branchPicture(format, { rows: branch.rows, words, title }) };
  }

  async function save(format: Format) {
    if (isSaving) return;
    setIsSaving(true);
    setFault('');
    try {
      const { name, file } = await make(format);
      saveFile(name, file);
    } catch (failure) {
      setFault(format === 'CSV' ? `${t('saveFailed')} ${failureSentence(failure)}` : t('saveFailed'));
    }
    setIsSaving(false);
  }

  function choose(format: Format) {
    close();
    button.current?.focus();
    void save(format);
  }

  return (
    <div ref={container} className={styles.save}>
      <p>{status}</p>
      <Button ref={button} aria-expanded={isOpen} aria-controls={listId} isRunning={isSaving} onClick={toggle}>
        <IconDownload size={20} stroke={1.5} aria-hidden="true" />
        {t('save')}
      </Button>
      <ul id={listId} className={styles.formats} hidden={!isOpen}>
        {formats.map((format) => (
          <li key={format}>
            <button type="button" onClick={() => choose(format)}>
              {t(`saveAs${format}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
