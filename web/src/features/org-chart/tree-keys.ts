import type { BranchRow } from './branch-rows.ts';

/** What a key does in a tree: another row becomes the active one, a row unfolds or folds, or it is entered. */
export type TreeMove =
  | { kind: 'go'; row: number }
  | { kind: 'set-open'; row: number; isOpen: boolean }
  | { kind: 'open-siblings'; row: number }
  | { kind: 'enter'; row: number };

/** What a key means where `active` is the active row (WAI-ARIA Authoring Practices, tree view); undefined for a key that means nothing there. */
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
 * The row that typed letters lead to: the next one whose name begins with them, round and round. The same letter again and
 * again goes on to the next; more letters stay where they still fit.
 */
export function rowForText(names: readonly string[], active: number, typed: string): number | undefined {
  const letters = fold(typed);
  const isOneLetter = new Set(letters).size === 1;
  const wanted = isOneLetter ? letters.slice(0, 1) : letters;
  const start = isOneLetter ? active + 1 : active;
  for (let step = 0; step < names.length; step += 1) {
    const row = (start + step) % names.length;
    const name = fold(names[row] ?? '');
    // A family name is as good a beginning as a first name.
    if (name.startsWith(wanted) || name.includes(` ${wanted}`)) return row;
  }
  return undefined;
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
