import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { feedReason } from '../entries/because.ts';
import { FeedUnavailableError } from '../feed-source.ts';

/** Milliseconds since the last modification after which a file is considered complete. */
export const settleTime = 5000;

export interface FoundFile {
  readonly path: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
}

/**
 * Finds the file at a path whose last segment may contain `*`. Of several files, the one that was modified last is used.
 * @throws FeedUnavailableError if there is none
 */
export async function findFile(pattern: string): Promise<FoundFile> {
  if (!basename(pattern).includes('*')) return await describe(pattern);
  const folder = dirname(pattern);
  const names = await withFileErrors(folder, () => readdir(folder));
  const matches = nameMatcher(basename(pattern));
  const files: FoundFile[] = [];
  for (const name of names.filter(matches)) {
    const path = join(folder, name);
    const status = await withFileErrors(path, () => stat(path));
    if (status.isFile()) files.push(found(path, status));
  }
  files.sort((one, other) => other.modifiedAt - one.modifiedAt || (other.path < one.path ? -1 : 1));
  const newest = files[0];
  if (newest === undefined) throw new FeedUnavailableError(feedReason('path-no-match', { path: pattern }));
  return newest;
}

/**
 * Waits until the file has not been modified for some seconds, and returns it.
 * @throws FeedUnavailableError if it keeps changing
 */
export async function settledFile(pattern: string, signal: AbortSignal): Promise<FoundFile> {
  const file = await findFile(pattern);
  const rest = file.modifiedAt + settleTime - Date.now();
  if (rest <= 0) return file;
  await pause(Math.min(rest, settleTime), undefined, { signal });
  const later = await findFile(pattern);
  if (!isSameFile(file, later)) throw new FeedUnavailableError(feedReason('path-unfinished', { path: later.path }));
  return later;
}

/** @throws FeedUnavailableError if the file was changed or replaced since it was found */
export async function checkUnchanged(file: FoundFile): Promise<void> {
  if (!isSameFile(file, await describe(file.path))) {
    throw new FeedUnavailableError(feedReason('path-changed', { path: file.path }));
  }
}

export function isSameFile(one: FoundFile, other: FoundFile): boolean {
  return one.path === other.path && one.size === other.size && one.modifiedAt === other.modifiedAt;
}

/** Whether the file has not been modified for some seconds. A time in the future does not mean that it is being written. */
export function isSettled({ modifiedAt }: FoundFile): boolean {
  return Math.abs(Date.now() - modifiedAt) >= settleTime;
}

async function describe(path: string): Promise<FoundFile> {
  const status = await withFileErrors(path, () => stat(path));
  if (!status.isFile()) throw new FeedUnavailableError(feedReason('path-not-file', { path }));
  return found(path, status);
}

function found(path: string, { size, mtimeMs }: Stats): FoundFile {
  return { path, size, modifiedAt: Math.floor(mtimeMs) };
}

/** Compiles a pattern. `people-*.csv` matches `people-2026-11-20.csv`. Hidden files never match. */
function nameMatcher(pattern: string): (name: string) => boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  const expression = new RegExp(`^${parts.join('.*')}$`, 'su');
  return (name) => !name.startsWith('.') && expression.test(name);
}

/** Runs a file system operation, and converts its errors to reasons why the feed fails. */
export async function withFileErrors<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw fileUnavailableError(path, error);
  }
}

/** The error that says why a file cannot be read. */
export function fileUnavailableError(path: string, error: unknown): FeedUnavailableError {
  if (error instanceof FeedUnavailableError) return error;
  const { code = 'unknown error' } = error as NodeJS.ErrnoException;
  const why =
    code === 'ENOENT' ? feedReason('path-missing', { path }) : feedReason('path-unreadable', { path, error: code });
  return new FeedUnavailableError(why, { cause: error });
}
