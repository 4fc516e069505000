import { useEffect, useState } from 'react';

/** How long a copy is confirmed, in milliseconds. */
const confirmationTime = 1500;

/**
 * Copies values to the clipboard. `isCopied` is true for a moment afterwards, and remains false if the browser does not allow it; `onCopied` is
 * called when a value has been copied.
 */
export function useCopy(onCopied?: () => void): { isCopied: boolean; copy: (value: string) => void } {
  /** Number of copies in the current confirmation period. */
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), confirmationTime);
    return () => clearTimeout(timer);
  }, [copies]);
  return { isCopied: copies > 0, copy: (value) => void copy(value) };

  async function copy(value: string): Promise<void> {
    try {
      // Throws on pages without TLS, where browsers provide no clipboard.
      await navigator.clipboard.writeText(value);
      setCopies((before) => before + 1);
      onCopied?.();
    } catch {
      // The user can still select the value.
    }
  }
}
