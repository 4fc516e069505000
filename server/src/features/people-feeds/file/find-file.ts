import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FeedUnavailableError } from '../feed-source.ts';

/** A file that was changed within this time, in milliseconds, may still be written to. */
export const settleTime = 5000;

export interface FoundFile {
  readonly path: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
}

/**
 * Finds the file of a path, whose last part may contain `*`: of several files, the one that was modified last.
 * @throws FeedUnavailableError when there is none
 */
export async function findFile(pattern: string): Promise<FoundFile> {
  if (!basename(pattern).includes('*')) return await describe(pattern);
  const folder = dirname(pattern);
  const names = await available(folder, () => readdir(folder));
  const matches = nameMatcher(basename(pattern));
  const files: FoundFile[] = [];
  for (const name of names.filter(matches)) {
    const path = join(folder, name);
    const status = await available(path, () => stat(path));
    if (status.isFile()) files.push(found(path, status));
  }
  files.sort((one, other) => other.modifiedAt - one.modifiedAt || (other.path < one.path ? -1 : 1));
  const newest = files[0];
  if (newest === undefined) throw new FeedUnavailableError(`There is no file that matches ${pattern}.`);
  return newest;
}

/**
 * The file once it is no longer written to: unchanged for some seconds.
 * @throws FeedUnavailableError when it keeps changing
 */
export async function settledFile(pattern: string, signal: AbortSignal): Promise<FoundFile> {
  const file = await findFile(pattern);
  const rest = file.modifiedAt + settleTime - Date.now();
  if (rest <= 0) return file;
  await pause(Math.min(rest, settleTime), undefined, { signal });
  const later = await findFile(pattern);
  if (!isSameFile(file, later)) throw new FeedUnavailableError(`${later.path} is still being written.`);
  return later;
}

/** @throws FeedUnavailableError when the file was changed or replaced since it was found */
export async function checkUnchanged(file: FoundFile): Promise<void> {
  if (!isSameFile(file, await describe(file.path))) {
    throw new FeedUnavailableError(`${file.path} was changed while it was read.`);
  }
}

export function isSameFile(one: FoundFile, other: FoundFile): boolean {
  return one.path === other.path && one.size === other.size && one.modifiedAt === other.modifiedAt;
}

/** Whether the file has not been written to for some seconds. A time in the future says nothing about writing. */
export function isSettled({ modifiedAt }: FoundFile): boolean {
  return Math.abs(Date.now() - modifiedAt) >= settleTime;
}

async function describe(path: string): Promise<FoundFile> {
  const status = await available(path, () => stat(path));
  if (!status.isFile()) throw new FeedUnavailableError(`${path} is not a file.`);
  return found(path, status);
}

function found(path: string, { size, mtimeMs }: Stats): FoundFile {
  return { path, size, modifiedAt: Math.floor(mtimeMs) };
}

/** `people-*.csv` matches `people-2026-11-20.csv`; hidden files match nothing. */
function nameMatcher(pattern: string): (name: string) => boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  const expression = new RegExp(`^${parts.join('.*')}$`, 'su');
  return (name) => !name.startsWith('.') && expression.test(name);
}

/** Runs a call of the file system and explains why it fails. */
export async function available<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw unavailableFile(path, error);
  }
}

/** Why a file cannot be read. */
export function unavailableFile(path: string, error: unknown): FeedUnavailableError {
  if (error instanceof FeedUnavailableError) return error;
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
  const why = code === 'ENOENT' ? `There is no file or folder ${path}.` : `${path} cannot be read (${code}).`;
  return new FeedUnavailableError(why, { cause: error });
}
