import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptEnvironment, temporaryFolder } from './running-directory.ts';
import type { Directory, Ending } from './running-directory.ts';
import { root } from './run-command.ts';

/** Runs `npm run people -- …` on the data of a directory, which may be running. */
export async function runPeople(directory: Pick<Directory, 'dataFolder'>, ...parameters: string[]): Promise<Ending> {
  const child = spawn(process.execPath, [join(root, 'tools/src/people.ts'), ...parameters], {
    cwd: root,
    env: scriptEnvironment({ DATA_DIR: directory.dataFolder }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/**
 * Writes rows to a people file and imports it.
 * @throws Error with the command's output when it fails
 */
export async function importPeople(
  directory: Pick<Directory, 'dataFolder'>,
  people: readonly Record<string, string>[],
): Promise<string> {
  const file = join(temporaryFolder(), 'people.csv');
  writeFileSync(file, asCsv(people));
  const { code, output } = await runPeople(directory, 'import', file);
  if (code !== 0) throw new Error(`The people could not be imported: ${output}`);
  return output;
}

/** CSV by RFC 4180, every value quoted. */
export function asCsv(rows: readonly Record<string, string>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const quote = (value: string) => `"${value.replaceAll('"', '""')}"`;
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((line) => line.map(quote).join(',')).join('\r\n');
}
