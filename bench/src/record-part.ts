import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/src/run-command.ts';

const benchmarksPage = join(root, 'docs/benchmarks.md');

/** Replaces the text between the markers of a part, such as `search roles`, in docs/benchmarks.md. Throws if there are no such markers. */
export function recordPart(part: string, content: string, page = benchmarksPage): void {
  const text = readFileSync(page, 'utf8');
  const opening = `<!-- recorded: ${part} -->`;
  const closing = `<!-- end: ${part} -->`;
  const start = text.indexOf(opening);
  const end = text.indexOf(closing, start);
  if (start < 0 || end < 0) throw new Error(`${page} has no markers for ${part}`);
  writeFileSync(page, `${text.slice(0, start)}${opening}\n\n${content}\n\n${text.slice(end)}`);
}
