import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button.tsx';

/** Copies a value, and says for a moment that it did. */
export function CopyButton({ value, className }: { value: string; className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
    } catch {
      // The browser may forbid it; the value stands there to be selected.
    }
  }

  return (
    <IconButton
      className={className}
      label={isCopied ? t('copied') : t('copyOf', { value })}
      aria-live="polite"
      onClick={() => void copy()}
    >
      {isCopied ? (
        <IconCheck size={16} stroke={1.5} aria-hidden="true" />
      ) : (
        <IconCopy size={16} stroke={1.5} aria-hidden="true" />
      )}
    </IconButton>
  );
}
