import { useQueryClient } from '@tanstack/react-query';
import { useState, type ClipboardEvent } from 'react';
import { useNavigate } from '../../../navigation/navigation.tsx';
import { rememberSeveral, emptySeveralState, severalAddress } from './several-memory.ts';

interface Pasted {
  text: string;
  /** The single-line version that the box shows. */
  shown: string;
  /** Undefined until the text has been read. */
  count: number | undefined;
}

interface PastedPeople {
  /** Whether the box contains a text that may name several people, and is not searched as usual. */
  isPasted: boolean;
  /** Number of people; undefined if the text does not name several. */
  count: number | undefined;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Opens the page that finds them. */
  find: () => void;
}

/** Text with several lines, cells, or separated addresses. Matches `a@b; c`, `a@b, c@d`; does not match `Dupont, Marie`. */
const several = /[\r\n\t;；؛]|@[^@]*[,，،]/;
const maxShownLength = 256;

/** Detects a list of people pasted into a search box. */
export function usePastedPeople(value: string, onType: (text: string) => void): PastedPeople {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [pasted, setPasted] = useState<Pasted>();
  const current = pasted !== undefined && pasted.shown === value ? pasted : undefined;
  return {
    isPasted: current !== undefined && current.count !== 1 && current.count !== 0,
    count: current?.count !== undefined && current.count > 1 ? current.count : undefined,
    onPaste(event) {
      const text = event.clipboardData.getData('text/plain');
      if (!several.test(text.trim())) return;
      // The browser would join the lines and truncate a long text.
      event.preventDefault();
      const shown = text.slice(0, maxShownLength).toWellFormed().replaceAll(/\s+/g, ' ').trim();
      setPasted({ text, shown, count: undefined });
      onType(shown);
      void readCount(text).then((count) => setPasted((last) => (last?.text === text ? { ...last, count } : last)));
    },
    find() {
      if (current === undefined) return;
      rememberSeveral(cache, { ...emptySeveralState, text: current.text, searchesOnOpen: true });
      void navigate(severalAddress);
    },
  };
}

/** Returns 0 if the parser could not be loaded; the box then searches for the text as usual. */
async function readCount(text: string): Promise<number> {
  try {
    const { parsePastedPeople } = await import('./read-pasted.ts');
    return parsePastedPeople(text).entries.length;
  } catch {
    return 0;
  }
}
