import { fold } from '../language/fold.ts';

/** Names order by their folded form; the written one decides between equals. */
export function nameKey(name: string): string {
  return `${fold(name)}\u0000${name}`;
}
