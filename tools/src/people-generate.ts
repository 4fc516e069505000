import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { csvHeading, csvRow, demoSeed, generatePeople } from '@directory/demo-group';
import { explainedWriting, operatorPath } from './people-file.ts';
import type { Progress } from './people-progress.ts';

const lengthPerWrite = 1_000_000;

/**
 * Writes a file of fictional people. The same number and seed give the same people.
 * @throws FileError, the signal's reason when it is aborted
 */
export async function generateFile(
  { count, out, seed = demoSeed }: { count: number; out: string; seed: number | undefined },
  signal: AbortSignal,
  progress: Progress,
): Promise<void> {
  const path = operatorPath(out);
  const start = performance.now();
  const file = createWriteStream(path);
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
  } catch (error) {
    file.destroy();
    throw explainedWriting(path, error);
  }
  progress.stop();
  const seconds = (performance.now() - start) / 1000;
  const rate = Math.round(count / seconds).toLocaleString('en');
  process.stdout.write(
    `${count.toLocaleString('en')} people written to ${path} in ${seconds.toFixed(1)} s (${rate}/s).\n`,
  );
}
