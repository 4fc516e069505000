import { processMemory } from './process-memory.ts';
import type { Target } from './target.ts';

/** Something that must not be possible. */
export interface Finding {
  readonly sentence: string;
  /** Command lines or input that show it again; without secrets. */
  readonly reproduction: string;
  /** How many times it was found. */
  times: number;
}

/** What one attack did and found. */
export interface AttackReport {
  /** Counts an answer. Of the slowest one, it is told what it was. */
  answered(milliseconds: number, request?: string): void;
  /** A sentence about what was done. */
  did(sentence: string): void;
  /** Findings with the same sentence are counted. */
  found(sentence: string, reproduction?: string): void;
  /** A finding about time or memory, which depend on the machine: ignored where they are not judged. */
  foundCost(sentence: string, figure: string): void;
  has(sentence: string): boolean;
  readonly findings: readonly Finding[];
  /** What to print. */
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
