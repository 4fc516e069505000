import { cpSync } from 'node:fs';
import { temporaryFolder } from '../src/running-directory.ts';

/** Copies a data folder that no process uses. */
export function copyDataFolder(folder: string): string {
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}
