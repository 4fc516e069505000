import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useContext } from 'react';
import { useTranslation } from '../messages/use-translation.tsx';
import { announce, IsInDialog } from './status/announcer.tsx';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import styles from './copy-button.module.css';
import { Announced } from './status/announced.tsx';
import { useCopy } from './browser/use-copy.ts';

interface CopyButtonProps {
  value: string;
  /** Accessible name of the button, if the value itself is not suitable. */
  label?: string;
  className?: string;
  tabIndex?: number;
}

/** Copies a value to the clipboard, and confirms it. */
export function CopyButton({ value, label, className, tabIndex }: CopyButtonProps) {
  const { t } = useTranslation('shell');
  const isInDialog = useContext(IsInDialog);
  const { isCopied, copy } = useCopy(() => !isInDialog && announce(t('copied')));
  return (
    <>
      <IconButton
        className={classes(styles.copy, isCopied && styles.copied, className)}
        label={label ?? t('copyOf', { value })}
        tabIndex={tabIndex}
        onClick={() => copy(value)}
      >
        {isCopied ? <IconCheck size={16} stroke={1.5} /> : <IconCopy size={16} stroke={1.5} />}
      </IconButton>
      {isInDialog && <Announced text={isCopied ? t('copied') : ''} />}
    </>
  );
}
