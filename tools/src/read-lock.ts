import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-command.ts';

/** An entry of package-lock.json, version 3. */
export interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  /** If absent, npm downloads the package from the configured registry. */
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Entries by folder: `node_modules/zod`, or `server` for a workspace. */
export type Lock = Readonly<Record<string, LockEntry>>;

/** A package from a registry. */
export interface LockedPackage {
  /** Folder in the repository. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly entry: LockEntry;
}

const folder = 'node_modules/';

export function readLock(): Lock {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock };
  return packages;
}

/** The packages from a registry, without workspaces and links to them. */
export function lockedPackages(lock: Lock): LockedPackage[] {
  return Object.entries(lock)
    .filter(([path, { link }]) => path.includes(folder) && link !== true)
    .map(([path, entry]) => ({ path, name: nameOf(path, entry), version: entry.version ?? '', entry }));
}

/** The entry of an alias such as `@typescript/native` contains the name of its package. */
function nameOf(path: string, entry: LockEntry): string {
  return entry.name ?? path.slice(path.lastIndexOf(folder) + folder.length);
}
