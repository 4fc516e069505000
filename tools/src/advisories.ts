import semver from 'semver';
import type { LockedPackage } from './read-lock.ts';

/** The used part of an advisory in the Open Source Vulnerability format (OSV). */
export interface Advisory {
  readonly id: string;
  readonly summary: string;
  readonly affected: readonly {
    readonly package: { readonly ecosystem: string; readonly name: string };
    readonly versions?: readonly string[];
    readonly ranges?: readonly { readonly type: string; readonly events: readonly RangeEvent[] }[];
  }[];
}

/** Events are in order. A version is affected from `introduced` up to, not including, `fixed`, or up to and including `last_affected`. */
export interface RangeEvent {
  readonly introduced?: string;
  readonly fixed?: string;
  readonly last_affected?: string;
}

export interface AdvisoryFile {
  /** Null if the advisories were entered by hand, and only for some packages. */
  readonly retrievedAt: string | null;
  /** The packages for which advisories were retrieved. */
  readonly packages: readonly string[];
  readonly advisories: readonly Advisory[];
  /** Reasons why an advisory does not concern the directory, by its id. */
  readonly accepted: Readonly<Record<string, string>>;
}

/** Reports advisories that affect a locked version, packages for which none were retrieved, and reasons that are no longer needed. */
export function advisoryFaults(file: AdvisoryFile, packages: readonly LockedPackage[]): string[] {
  const found = packages.flatMap((locked) =>
    file.advisories
      .filter((advisory) => affects(advisory, locked))
      .map(({ id, summary }) => ({ id, fault: `${locked.path} ${locked.version}: ${id} ${summary}` })),
  );
  const known = new Set(file.packages);
  const unknown = file.retrievedAt === null ? [] : packages.filter(({ name }) => !known.has(name));
  const unused = Object.keys(file.accepted).filter((id) => !found.some((advisory) => advisory.id === id));
  return [
    ...found.filter(({ id }) => file.accepted[id] === undefined).map(({ fault }) => fault),
    ...unknown.map(({ name }) => `${name}: its advisories are not known. Run npm run advisories.`),
    ...unused.map((id) => `advisories.json accepts ${id}, which affects nothing.`),
  ];
}

export function affects(advisory: Advisory, { name, version }: Pick<LockedPackage, 'name' | 'version'>): boolean {
  return advisory.affected.some(
    (affected) =>
      affected.package.ecosystem === 'npm' &&
      affected.package.name === name &&
      (affected.versions?.includes(version) === true ||
        (affected.ranges ?? []).some(({ type, events }) => type === 'SEMVER' && isInRange(version, events))),
  );
}

function isInRange(version: string, events: readonly RangeEvent[]): boolean {
  let isAffected = false;
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined && semver.gte(version, introduced === '0' ? '0.0.0-0' : introduced)) isAffected = true;
    if (fixed !== undefined && semver.gte(version, fixed)) isAffected = false;
    if (last !== undefined && semver.gt(version, last)) isAffected = false;
  }
  return isAffected;
}
