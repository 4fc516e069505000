import { processMemory } from './process-memory.ts';
import type { Target } from './target.ts';

/** A weakness that an attack found. */
export interface Finding {
  readonly sentence: string;
  /** Command lines or input that reproduce it, without secrets. */
  readonly reproduction: string;
  /** Number of times that it was found. */
  times: number;
}

/** Collects what an attack did and found. */
export interface AttackReport {
  /** Counts a response. The slowest one is reported with its description. */
  answered(milliseconds: number, request?: string): void;
  /** Adds a sentence about what was done. */
  did(sentence: string): void;
  /** Adds a finding. Findings with the same sentence are counted. */
  found(sentence: string, reproduction?: string): void;
  /** Adds a finding about time or memory. It is ignored if costs, which depend on the machine, are not judged. */
  foundCost(sentence: string, figure: string): void;
  has(sentence: string): boolean;
  readonly findings: readonly Finding[];
  /** The lines to print. */
  lines(): string[];
}

/** @param judgesCosts whether times and memory can be findings */
export function openReport(
  name: string,
  { directory: { pid } }: Pick<Target, 'directory'>,
  judgesCosts = true,
): AttackReport {
  const start = performance.now();
  const before = processMemory(pid).now;
  const done: string[] = [];
  const findings = new Map<string, Finding>();
  let answers = 0;
  let slowest = { milliseconds: 0, request: '' };
  const found: AttackReport['found'] = (sentence, reproduction = '') => {
    const known = findings.get(sentence);
    if (known === undefined) findings.set(sentence, { sentence, reproduction, times: 1 });
    else known.times++;
  };
  return {
    answered: (milliseconds, request = '') => {
      answers++;
      if (milliseconds > slowest.milliseconds) slowest = { milliseconds, request };
    },
    did: (sentence) => void done.push(sentence),
    found,
    foundCost: (sentence, figure) => {
      if (judgesCosts) found(sentence, figure);
    },
    has: (sentence) => findings.has(sentence),
    get findings() {
      return [...findings.values()];
    },
    lines: () => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const { now, highest } = processMemory(pid);
      const memory = `memory ${Math.round(before)} → ${Math.round(now)} MB, at most ${Math.round(highest)} MB`;
      const longest = `the slowest after ${Math.round(slowest.milliseconds)} ms${slowest.request && ` (${slowest.request})`}`;
      const counted = `${answers} answers in ${seconds} s, ${longest}; ${memory}`;
      return [
        `${name}: ${findings.size === 0 ? 'nothing found' : `${findings.size} FOUND`}`,
        ...[...done, counted].map((sentence) => `  ${sentence}`),
        ...[...findings.values()].flatMap(findingLines),
      ];
    },
  };
}

function findingLines({ sentence, reproduction, times }: Finding): string[] {
  const shown = reproduction === '' ? [] : reproduction.split('\n').map((line) => `      ${line}`);
  return [`  FOUND (${times}×): ${sentence}`, ...shown];
}
