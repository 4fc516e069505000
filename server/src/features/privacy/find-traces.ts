import { setImmediate } from 'node:timers/promises';
import { erasedValue } from '@directory/contract';
import type { AuditValues } from '@directory/contract';
import { identifyingFields, mentionsOf } from './data-subject.ts';
import type { ErasedPerson, Mentions } from './data-subject.ts';
import { missingIds } from './missing-ids.ts';
import type { IdRange, tracesStore, RunTexts, TrailEntry } from './traces-store.ts';

const ownFields: ReadonlySet<string> = new Set(identifyingFields);

/** An audit entry without the erased names and values. */
export interface ErasedEntry {
  readonly id: number;
  readonly actor: string;
  readonly subject: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** Returns the entry without the names and values of the people; undefined if it contains none. */
export function eraseEntry(entry: TrailEntry, mentions: Mentions): ErasedEntry | undefined {
  const actor = mentions.aliasOf(entry.actor, entry.at);
  const subject = mentions.aliasOf(entry.subject, entry.at);
  // In a field such as the e-mail address of another person, the value is that person's own: addresses and group IDs can be reused.
  const isErased = (name: string, value: unknown) =>
    subject !== undefined || (!ownFields.has(name) && mentions.isNamed(value, entry.at));
  const [before, after] = [eraseValues(entry.before, isErased), eraseValues(entry.after, isErased)];
  if (actor === undefined && subject === undefined && before === entry.before && after === entry.after)
    return undefined;
  return { id: entry.id, actor: actor ?? entry.actor, subject: subject ?? entry.subject, before, after };
}

function eraseValues(values: AuditValues | null, isErased: (name: string, value: unknown) => boolean): object | null {
  if (values === null) return null;
  const entries = Object.entries(values);
  if (!entries.some(([name, value]) => isErased(name, value))) return values;
  return Object.fromEntries(entries.map(([name, value]) => [name, isErased(name, value) ? erasedValue : value]));
}

export interface FaultPlace {
  readonly run_id: number;
  readonly position: number;
}

/** The corrections of a person, as stored (`former`) and without the names of erased authors. */
export interface ErasedCorrections {
  readonly id: number;
  readonly former: object;
  readonly corrections: object;
}

/** Mentions of people outside their own rows, in their new form. */
export interface Traces {
  readonly entries: readonly ErasedEntry[];
  readonly faults: readonly FaultPlace[];
  readonly runs: readonly RunTexts[];
  /**
   * The last rows that were read, where a second pass continues, and the ids missing before them: an entry gets its id before its
   * transaction commits, so that entries with lower ids may appear later.
   */
  readonly seen: { readonly entry: number; readonly run: number; readonly missing: readonly IdRange[] };
}

/** Reads all tables that may mention these people, page by page and without locks. `since` continues an earlier pass. */
export async function findTraces(
  people: readonly ErasedPerson[],
  store: ReturnType<typeof tracesStore>,
  since: Traces['seen'] = { entry: 0, run: 0, missing: [] },
): Promise<Traces> {
  const mentions = mentionsOf(people);
  const yieldIfDue = eventLoopYielder();
  const entries: ErasedEntry[] = [];
  const check = async (entry: TrailEntry) => {
    const erased = eraseEntry(entry, mentions);
    if (erased !== undefined) entries.push(erased);
    await yieldIfDue();
  };
  const missing = missingIds(since.entry);
  for await (const entry of store.entriesAfter(since.entry)) {
    missing.passTo(entry.id);
    await check(entry);
  }
  if (since.missing.length > 0) for await (const entry of store.entriesIn(since.missing)) await check(entry);
  const faults: FaultPlace[] = [];
  for await (const { run_id, position, reason } of store.faultsAfter(since.run)) {
    if (mentions.isQuoted(reason)) faults.push({ run_id, position });
    await yieldIfDue();
  }
  const runs: RunTexts[] = [];
  let lastRun = since.run;
  for await (const run of store.runsAfter(since.run)) {
    lastRun = run.id;
    const erased = eraseRun(run, mentions);
    if (erased !== undefined) runs.push(erased);
    await yieldIfDue();
  }
  return { entries, faults, runs, seen: { entry: missing.last(), run: lastRun, missing: missing.ranges() } };
}

/** Finds corrections of other people that these people made as administrators. */
export async function findCorrections(
  people: readonly ErasedPerson[],
  store: ReturnType<typeof tracesStore>,
): Promise<ErasedCorrections[]> {
  const mentions = mentionsOf(people);
  const own = new Set(people.map(({ subject }) => subject.personId));
  const found: ErasedCorrections[] = [];
  for await (const { id, corrections: former } of store.corrections()) {
    const corrections = own.has(id) ? undefined : eraseAuthors(former, mentions);
    if (corrections !== undefined) found.push({ id, former, corrections });
  }
  return found;
}

/** Returns the run without texts that mention erased people; undefined if there are none. */
function eraseRun(run: RunTexts, { isQuoted }: Mentions): RunTexts | undefined {
  const { id, problem, rejected } = run;
  const isProblem = problem !== null && isQuoted(problem);
  if (!isProblem && !rejected.some(({ reason }) => isQuoted(reason))) return undefined;
  return {
    id,
    problem: isProblem ? erasedValue : problem,
    rejected: rejected.map((fault) => (isQuoted(fault.reason) ? { ...fault, reason: erasedValue } : fault)),
  };
}

/** Returns the corrections with the aliases of erased authors; undefined if there are none. */
function eraseAuthors(
  corrections: { readonly [field: string]: { readonly by: string; readonly at: string } | undefined },
  { aliasOf }: Mentions,
): object | undefined {
  const entries = Object.entries(corrections).map(([field, made]) => ({
    field,
    made,
    alias: made && aliasOf(made.by, new Date(made.at)),
  }));
  if (entries.every(({ alias }) => alias === undefined)) return undefined;
  return Object.fromEntries(
    entries.map(({ field, made, alias }) => [field, alias === undefined ? made : { ...made, by: alias }]),
  );
}

/** Returns a function that yields to the event loop after a few milliseconds of work. */
function eventLoopYielder(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < 8) return;
    await setImmediate();
    last = performance.now();
  };
}
