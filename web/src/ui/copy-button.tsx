import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import styles from './copy-button.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Time that the tick is shown, in milliseconds. */
const tickTime = 1500;

interface CopyButtonProps {
  value: string;
  /** Names the button where the value itself should not. */
  label?: string;
  className?: string;
}

/** Copies a value to the clipboard, and confirms it. */
export function CopyButton({ value, label, className }: CopyButtonProps) {
  const { t } = useTranslation('shell');
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), tickTime);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
    } catch {
      // The browser does not allow it. The user can still select the value.
    }
  }

  return (
    <>
      <IconButton
        className={classes(styles.copy, isCopied && styles.copied, className)}
        label={label ?? t('copyOf', { value })}
        onClick={() => void copy()}
      >
        {isCopied ? <IconCheck size={16} stroke={1.5} /> : <IconCopy size={16} stroke={1.5} />}
      </IconButton>
      <VisuallyHidden>
        <output>{isCopied && t('copied')}</output>
      </VisuallyHidden>
    </>
  );
}
