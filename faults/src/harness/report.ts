/** Collects what a scenario did, measured and found. */
export interface FaultReport {
  /** Adds a sentence about what was done, or a figure. */
  did(sentence: string): void;
  /** Adds a finding: something that must not happen. Findings with the same sentence are counted. */
  found(sentence: string, detail?: string): void;
  readonly findings: readonly string[];
  /** The lines to print. */
  lines(): string[];
}

export function openReport(name: string): FaultReport {
  const start = performance.now();
  const done: string[] = [];
  const findings = new Map<string, { times: number; readonly detail: string }>();
  return {
    did: (sentence) => void done.push(sentence),
    found(sentence, detail = '') {
      const known = findings.get(sentence);
      if (known === undefined) findings.set(sentence, { times: 1, detail });
      else known.times++;
    },
    get findings() {
      return [...findings].map(([sentence, { detail }]) => (detail === '' ? sentence : `${sentence} (${detail})`));
    },
    lines() {
      const heading = `${name} (${seconds(performance.now() - start)}): ${findings.size === 0 ? 'nothing found' : `${findings.size} FOUND`}`;
      const found = [...findings].flatMap(([sentence, { times, detail }]) => [
        `  FOUND (${times}×): ${sentence}`,
        ...(detail === '' ? [] : [`      ${detail}`]),
      ]);
      return [heading, ...done.map((sentence) => `  ${sentence}`), ...found];
    },
  };
}

/** Formats milliseconds as seconds, such as `1.5 s`. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
