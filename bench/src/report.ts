import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { readOptions } from './read-options.ts';
import { recordPart } from './record-part.ts';
import { targets } from './targets.ts';
import type { Target } from './targets/target.ts';
import type { Command } from './targets.ts';

type FigureOf<Name extends Command> = keyof (typeof targets)[Name] & string;

type Rows = readonly Record<string, string | number>[];

/**
 * Results of a benchmark: tables on the terminal, `--json FILE` for programs, `--check` to fail on a missed target, `--record` to write
 * them to docs/benchmarks.md.
 */
export interface Report<Name extends Command> {
  /** Records a figure that has a target. */
  measure(figure: FigureOf<Name>, value: number): void;
  /**
   * Prints an additional table, which is also in the JSON, under its title.
   *
   * @param recordedIn the part of docs/benchmarks.md into which the table is recorded; the main part by default. False for a table that is
   * only printed.
   */
  table(title: string, rows: Rows, recordedIn?: string | false): void;
  /**
   * Prints the figures next to their targets, writes the JSON, and sets exit code 1 if `--check` is set and a target is missed.
   *
   * @param only the figures to judge if only a part of the command was run; all by default
   */
  finish(only?: readonly FigureOf<Name>[]): void;
}

interface Judged extends Target {
  readonly name: string;
  readonly value: number | undefined;
  readonly isMet: boolean;
}

/**
 * Opens the report of a benchmark.
 *
 * @param options see `readOptions`
 * @param versions versions of other measured programs, such as `{ PostgreSQL: '15.18' }`
 */
export function openReport<Name extends Command>(
  command: Name,
  options: ReturnType<typeof readOptions>,
  versions: Record<string, string> = {},
): Report<Name> {
  const machine = describeMachine(versions);
  const figures = new Map<string, number>();
  const tables: Record<string, Rows> = {};
  const recorded = new Map<string, string[]>();
  const described = Object.entries(machine)
    .map((entry) => entry.join(' '))
    .join(' · ');
  process.stdout.write(`${described}\n`);
  let isFinished = false;
  // A library may exit the process, or a promise may never settle: a run without figures has failed.
  process.once('exit', (code) => {
    if (isFinished) return;
    process.stderr.write(`bench:${command} has ended without its figures (code ${code}).\n`);
    if (code === 0) process.exitCode = 1;
  });
  return {
    measure: (figure, value) => figures.set(figure, value),
    table: (title, rows, recordedIn = '') => {
      tables[title] = rows;
      const drawn = drawTable(rows);
      process.stdout.write(`\n${title}\n${drawn}\n`);
      if (recordedIn !== false) {
        recorded.set(recordedIn, [...(recorded.get(recordedIn) ?? []), `${title}:\n\n${drawn}`]);
      }
    },
    finish: (only) => {
      isFinished = true;
      const wanted = Object.entries<Target>(targets[command]).filter(
        ([name]) => only?.includes(name as FigureOf<Name>) ?? true,
      );
      const judged = judge(Object.fromEntries(wanted), figures);
      process.stdout.write(`\n${drawTable(judged.map(asRow))}\n`);
      if (options.json !== undefined) {
        const content = { command, machine, figures: Object.fromEntries(figures), tables };
        writeFileSync(options.json, `${JSON.stringify(content, null, 2)}\n`);
      }
      if (options.record) recordParts(command, { figures, recorded, described });
      if (options.check && judged.some(({ isMet }) => !isMet)) {
        for (const missed of judged.filter(({ isMet }) => !isMet)) {
          process.stderr.write(`missed: ${missed.figure}: ${written(missed)}, target ${limit(missed)}\n`);
        }
        process.exitCode = 1;
      }
    },
  };
}

/** Writes the parts whose figures were all measured to docs/benchmarks.md. */
function recordParts(
  command: Command,
  {
    figures,
    recorded,
    described,
  }: { figures: Map<string, number>; recorded: Map<string, string[]>; described: string },
): void {
  const inParts = Object.entries<Target>(targets[command]);
  for (const part of new Set([...recorded.keys(), ...inParts.map(([, target]) => target.part ?? '')])) {
    const judged = judge(Object.fromEntries(inParts.filter(([, target]) => (target.part ?? '') === part)), figures);
    if (judged.every(({ value }) => value === undefined)) continue;
    const name = `${command} ${part}`.trim();
    const missing = judged.find(({ value }) => value === undefined);
    if (missing !== undefined) {
      process.stderr.write(`${name} is not recorded: not measured in this run: ${missing.figure}\n`);
      continue;
    }
    const day = new Date().toISOString().slice(0, 10);
    const content = [`${day} · ${described}`, drawTable(judged.map(asRow)), ...(recorded.get(part) ?? [])];
    recordPart(name, content.join('\n\n'));
  }
}

/** Compares figures with targets. A figure that was not measured is missed. */
export function judge(wanted: Record<string, Target>, figures: ReadonlyMap<string, number>): Judged[] {
  return Object.entries(wanted).map(([name, target]) => {
    const value = figures.get(name);
    const isMet = value !== undefined && value <= (target.atMost ?? Infinity) && value >= (target.atLeast ?? -Infinity);
    return { ...target, name, value, isMet };
  });
}

function asRow(judged: Judged): Record<string, string> {
  return {
    figure: judged.figure,
    measured: written(judged),
    target: limit(judged),
    '': judged.isMet ? 'met' : 'MISSED',
  };
}

function written({ value, unit }: Judged): string {
  return value === undefined ? 'not measured' : `${rounded(value)} ${unit}`.trim();
}

function limit({ atMost, atLeast, unit }: Judged): string {
  const bounds = [
    atLeast === undefined ? '' : `≥ ${rounded(atLeast)}`,
    atMost === undefined ? '' : `≤ ${rounded(atMost)}`,
  ];
  return `${bounds.filter(Boolean).join(', ')} ${unit}`.trim();
}

/** Formats with three significant digits, and spaces between thousands. */
export function rounded(value: number): string {
  const digits = value === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toLocaleString('en', { maximumFractionDigits: Math.min(digits, 6) }).replaceAll(',', ' ');
}

/** A Markdown table with aligned columns, for the terminal and for docs/benchmarks.md. */
export function drawTable(rows: readonly Record<string, string | number>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (row: Record<string, string | number>, column: string) => {
    const value = row[column] ?? '';
    return typeof value === 'number' ? rounded(value) : value;
  };
  const width = (column: string) => Math.max(column.length, ...rows.map((row) => cell(row, column).length));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map((column) => column.padEnd(width(column)))),
    line(columns.map((column) => '-'.repeat(width(column)))),
    ...rows.map((row) => line(columns.map((column) => cell(row, column).padEnd(width(column))))),
  ].join('\n');
}

function describeMachine(versions: Record<string, string>): Record<string, string> {
  const [first] = cpus();
  return {
    processor: `${cpus().length} × ${first?.model.trim() ?? 'unknown'}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    commit: commit(),
    Node: process.versions.node,
    ...versions,
  };
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}
