import type { Profile } from '@directory/contract';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/status/notice.tsx';
import { saveFile } from '../../ui/browser/save-file.ts';
import { Badge } from './badge.tsx';
import { pngFile, svgFile, type CardCode } from './card-code.ts';
import styles from './code-actions.module.css';

interface CodeActionsProps {
  profile: Profile;
  name: string;
  code: CardCode;
  onFullScreen: () => void;
}

/** Actions for a code: full screen, download, print. */
export function CodeActions({ profile, name, code, onFullScreen }: CodeActionsProps) {
  const { t } = useTranslation('public-card');
  const [isPrinting, setIsPrinting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const fileName = `QR ${name}`;

  async function savePng() {
    setHasFailed(false);
    try {
      saveFile(`${fileName}.png`, await pngFile(code));
    } catch {
      // Browsers may block reading a canvas, as a protection against fingerprinting.
      setHasFailed(true);
    }
  }

  return (
    <>
      <div className={styles.actions}>
        <Button onClick={onFullScreen}>
          <IconMaximize size={20} stroke={1.5} aria-hidden="true" />
          {t('fullScreen')}
        </Button>
        <Button aria-label={t('downloadSvg')} onClick={() => saveFile(`${fileName}.svg`, svgFile(code))}>
          <IconDownload size={20} stroke={1.5} aria-hidden="true" />
          SVG
        </Button>
        <Button aria-label={t('downloadPng')} onClick={() => void savePng()}>
          <IconDownload size={20} stroke={1.5} aria-hidden="true" />
          PNG
        </Button>
        <Button onClick={() => setIsPrinting(true)}>
          <IconPrinter size={20} stroke={1.5} aria-hidden="true" />
          {t('print')}
        </Button>
        {isPrinting && <Badge profile={profile} name={name} code={code} onPrinted={() => setIsPrinting(false)} />}
      </div>
      {hasFailed && <Notice kind="failure">{t('pngFailed')}</Notice>}
    </>
  );
}
