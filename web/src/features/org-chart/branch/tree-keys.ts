import type { BranchRow } from './branch-rows.ts';
import { withoutAccents } from '../../../ui/without-accents.ts';

/** The effect of a key in a tree: activate another row, expand or collapse rows, or open a row. */
export type TreeMove =
  | { kind: 'go'; row: number }
  | { kind: 'set-open'; row: number; isOpen: boolean }
  | { kind: 'open-siblings'; row: number }
  | { kind: 'enter'; row: number };

/** The effect of a key on the active row (WAI-ARIA Authoring Practices, tree view); undefined for none. */
export function moveForKey(rows: readonly BranchRow[], active: number, key: string): TreeMove | undefined {
  const row = rows[active];
  if (row === undefined) return undefined;
  const isOpen = row.kind === 'person' ? row.isOpen : undefined;
  const go = (to: number): TreeMove | undefined =>
    to === active || rows[to] === undefined ? undefined : { kind: 'go', row: to };
  switch (key) {
    case 'ArrowDown':
      return go(active + 1);
    case 'ArrowUp':
      return go(active - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'ArrowRight':
      if (row.kind === 'more') return { kind: 'enter', row: active };
      if (isOpen === false) return { kind: 'set-open', row: active, isOpen: true };
      return isOpen === true ? go(active + 1) : undefined;
    case 'ArrowLeft':
      if (isOpen === true) return { kind: 'set-open', row: active, isOpen: false };
      return go(row.parent);
    case ' ':
      return isOpen === undefined ? undefined : { kind: 'set-open', row: active, isOpen: !isOpen };
    case 'Enter':
      return { kind: 'enter', row: active };
    case '*':
      return { kind: 'open-siblings', row: active };
    default:
      return undefined;
  }
}

/**
 * Type-ahead: the next row whose name begins with the typed letters, wrapping around. Repeating a letter moves to the next match;
 * further letters keep the active row as long as it matches.
 */
export function rowForText(names: readonly string[], active: number, typed: string): number | undefined {
  const letters = withoutAccents(typed);
  const isOneLetter = new Set(letters).size === 1;
  const wanted = isOneLetter ? letters.slice(0, 1) : letters;
  const start = isOneLetter ? active + 1 : active;
  for (let step = 0; step < names.length; step += 1) {
    const row = (start + step) % names.length;
    const name = withoutAccents(names[row] ?? '');
    // Matches the last name as well.
    if (name.startsWith(wanted) || name.includes(` ${wanted}`)) return row;
  }
  return undefined;
}
