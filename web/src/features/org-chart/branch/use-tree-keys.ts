import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useNavigate } from '../../../navigation/navigation.tsx';
import { personName } from '../../../people/person-name.ts';
import { viewAddress } from '../chart-view.ts';
import { useChartNavigation } from '../chart-navigation.ts';
import { moveForKey, rowForText, type TreeMove } from './tree-keys.ts';
import type { ShownBranch } from './use-branch.ts';

/** Letters typed at most this many milliseconds apart form one text. */
const typingPause = 700;

/** Keyboard navigation in a branch. `active` is the index of the active row; `show` scrolls a row that becomes active into view. */
export function useTreeKeys(branch: ShownBranch, active: number, show?: (key: string) => void) {
  const { t: shell } = useTranslation('shell');
  const navigate = useNavigate();
  const { view } = useChartNavigation();
  const typed = useRef({ letters: '', at: 0 });
  const { rows } = branch;

  function setActive(key: string) {
    branch.setActive(key);
    show?.(key);
  }

  function applyMove(move: TreeMove) {
    const row = rows[move.row];
    if (row === undefined) return;
    if (move.kind === 'go') setActive(row.key);
    else if (row.kind === 'more') branch.loadMore(row.manager);
    else if (move.kind === 'set-open') branch.setOpen(row.person, move.isOpen);
    else if (move.kind === 'enter') void navigate(viewAddress(row.person.login, view), { preventScrollReset: true });
    else {
      for (const other of rows) {
        if (other.kind === 'person' && other.parent === row.parent && other.isOpen === false)
          branch.setOpen(other.person, true);
      }
    }
  }

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { letters, at } = typed.current;
    const isTyping = letters !== '' && event.timeStamp - at < typingPause;
    const move = isTyping && event.key === ' ' ? undefined : moveForKey(rows, active, event.key);
    if (move !== undefined) {
      event.preventDefault();
      // A move resets the type-ahead.
      typed.current = { letters: '', at: 0 };
      applyMove(move);
    } else if ([...event.key].length === 1 && (isTyping || event.key.trim() !== '')) {
      event.preventDefault();
      typed.current = { letters: (isTyping ? letters : '') + event.key, at: event.timeStamp };
      const names = rows.map((row) => (row.kind === 'person' ? personName(row.person, shell) : ''));
      const found = rows[rowForText(names, active, typed.current.letters) ?? -1];
      if (found !== undefined) setActive(found.key);
    } else if (/^(?:Arrow|Home|End)/.test(event.key)) {
      // At the ends of the tree, the page must not scroll instead.
      event.preventDefault();
    }
  };
}
