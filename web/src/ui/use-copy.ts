import { useEffect, useState } from 'react';

/** Time that a copy is confirmed, in milliseconds. */
const confirmationTime = 1500;

/**
 * Copies values to the clipboard. `isCopied` is true for a moment afterwards, and stays false if the browser does not allow it; `onCopied` is called
 * when a value has been copied.
 */
export function useCopy(onCopied?: () => void): { isCopied: boolean; copy: (value: string) => void } {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), confirmationTime);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return { isCopied, copy: (value) => void copy(value) };

  async function copy(value: string): Promise<void> {
    try {
      // Browsers have no clipboard on pages without TLS.
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
      onCopied?.();
    } catch {
      // The user can still select the value.
    }
  }
}
