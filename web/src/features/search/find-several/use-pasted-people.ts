import { useQueryClient } from '@tanstack/react-query';
import { useState, type ClipboardEvent } from 'react';
import { useNavigate } from '../../../navigation/navigation.tsx';
import { keepPeople, nothingKept, severalAddress } from './several-memory.ts';

interface Pasted {
  text: string;
  /** What the box shows instead, on one line. */
  shown: string;
  /** Undefined until the text has been read. */
  count: number | undefined;
}

interface PastedPeople {
  /** Whether the box has a text that may be several people, and is not searched. */
  isPasted: boolean;
  /** Number of people; undefined when the text is not several people. */
  count: number | undefined;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Opens the page that finds them. */
  find: () => void;
}

/** Several lines, cells, or addresses with separators. Matches `a@b; c`, `a@b, c@d`; does not match `Dupont, Marie`. */
const several = /[\r\n\t;；؛]|@[^@]*[,，،]/;
const longestShown = 256;

/** Recognises several people that are pasted into a search box. */
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
      // The box would join the lines, and cut a long text.
      event.preventDefault();
      const shown = text.slice(0, longestShown).toWellFormed().replaceAll(/\s+/g, ' ').trim();
      setPasted({ text, shown, count: undefined });
      onType(shown);
      void readCount(text).then((count) => setPasted((last) => (last?.text === text ? { ...last, count } : last)));
    },
    find() {
      if (current === undefined) return;
      keepPeople(cache, { ...nothingKept, text: current.text, isAsked: true });
      void navigate(severalAddress);
    },
  };
}

/** 0 when the reader could not be loaded: the box then searches for the text. */
async function readCount(text: string): Promise<number> {
  try {
    const { parsePastedPeople } = await import('./read-pasted.ts');
    return parsePastedPeople(text).entries.length;
  } catch {
    return 0;
  }
}
