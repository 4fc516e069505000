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
  /** Counts an answer: its time goes into the statistics. */
  answered(milliseconds: number): void;
  /** A sentence about what was done. */
  did(sentence: string): void;
  /** Findings with the same sentence are counted. */
  found(sentence: string, reproduction?: string): void;
  has(sentence: string): boolean;
  readonly findings: readonly Finding[];
  /** What to print. */
  lines(): string[];
}

export function openReport(name: string, { directory: { pid } }: Pick<Target, 'directory'>): AttackReport {
  const start = performance.now();
  const before = processMemory(pid).now;
  const done: string[] = [];
  const findings = new Map<string, Finding>();
  let answers = 0;
  let slowest = 0;
  return {
    answered: (milliseconds) => {
      answers++;
      slowest = Math.max(slowest, milliseconds);
    },
    did: (sentence) => void done.push(sentence),
    found: (sentence, reproduction = '') => {
      const known = findings.get(sentence);
      if (known === undefined) findings.set(sentence, { sentence, reproduction, times: 1 });
      else known.times++;
    },
    has: (sentence) => findings.has(sentence),
    get findings() {
      return [...findings.values()];
    },
    lines: () => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const { now, highest } = processMemory(pid);
      const memory = `memory ${Math.round(before)} → ${Math.round(now)} MB, at most ${Math.round(highest)} MB`;
      const counted = `${answers} answers in ${seconds} s, the slowest after ${Math.round(slowest)} ms; ${memory}`;
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
