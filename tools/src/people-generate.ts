import { once } from 'node:events';
import { createWriteStream, statSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { csvHeading, csvRow, demoSeed, generatePeople } from '@directory/demo-group';
import { createPartial } from './partial-file.ts';
import type { PartialFile } from './partial-file.ts';
import { explainedWriting, operatorPath } from './people-file.ts';
import type { Progress } from './people-progress.ts';

const lengthPerWrite = 1_000_000;

/**
 * Writes a file of fictional people. The same number and seed give the same people. The file gets its name only when it is complete.
 * @throws FileError, the signal's reason when it is aborted
 */
export async function generateFile(
  { count, out, seed = demoSeed }: { count: number; out: string; seed: number | undefined },
  signal: AbortSignal,
  progress: Progress,
): Promise<void> {
  const path = operatorPath(out);
  const start = performance.now();
  const { out: file, complete, abandon } = isStream(path) ? direct(path) : createPartial(path, 0o666);
  const written = finished(file);
  // Awaited only at the end, but it can reject earlier.
  written.catch(() => {});
  try {
    let text = `${csvHeading}\n`;
    let people = 0;
    for (const person of generatePeople({ count, seed })) {
      text += `${csvRow(person)}\n`;
      people++;
      if (text.length < lengthPerWrite) continue;
      signal.throwIfAborted();
      if (!file.write(text)) await Promise.race([once(file, 'drain'), written]);
      progress.show('Writing', { count: people, total: count });
      text = '';
    }
    file.end(text);
    await written;
    await complete();
  } catch (error) {
    await abandon();
    throw explainedWriting(path, error);
  }
  progress.stop();
  const seconds = (performance.now() - start) / 1000;
  const rate = Math.round(count / seconds).toLocaleString('en');
  process.stdout.write(
    `${count.toLocaleString('en')} people written to ${path} in ${seconds.toFixed(1)} s (${rate}/s).\n`,
  );
}

/** Whether a path is a device or a pipe, such as `/dev/stdout`, which cannot be replaced. */
function isStream(path: string): boolean {
  const entry = statSync(path, { throwIfNoEntry: false });
  return entry !== undefined && !entry.isFile() && !entry.isDirectory();
}

function direct(path: string): Pick<PartialFile, 'out' | 'complete' | 'abandon'> {
  const out = createWriteStream(path);
  return { out, complete: async () => {}, abandon: async () => void out.destroy() };
}
