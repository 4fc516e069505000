import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { collectExpressions } from './collect-regular-expressions.ts';
import type { CollectedFiles, FoundExpression } from './collect-regular-expressions.ts';
import { whyNotLinear } from './prove-linear.ts';
import { reviewedExpressions } from './reviewed-regular-expressions.ts';
import { root, tool } from './run-command.ts';

/**
 * Proves by automata theory that every regular expression of the shipped source runs in linear time. For an expression that the prover does
 * not support, or that is built at run time, `reviewed-regular-expressions.ts` has the reason.
 */
const shipped = [
  '{contract,people-index,demo-group,server,web}/src/**/*.{ts,tsx}',
  'tools/*.{mjs,cjs}',
  'tools/src/*.ts',
];
const cacheFile = tool('.cache/regular-expressions.json');

interface Cache {
  readonly files: CollectedFiles;
  /** Why an expression is not linear, by its text; empty for one that is. */
  readonly verdicts: Readonly<Record<string, string>>;
}

const files = globSync(shipped, { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .toSorted();
const before = readCache();
const collected = collectExpressions(root, files, before.files);
const expressions = Object.values(collected).flatMap(({ found }) => found);
const texts = [...new Set(expressions.filter(({ isBuilt }) => !isBuilt).map(({ text }) => text))];
const verdicts: Record<string, string> = {};
for (const text of texts) verdicts[text] = before.verdicts[text] ?? (await whyNotLinear(text));
mkdirSync(dirname(cacheFile), { recursive: true });
writeFileSync(cacheFile, JSON.stringify({ files: collected, verdicts } satisfies Cache));

const faults = [...expressions.flatMap(faultOf), ...unusedReviews()];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

function faultOf({ file, line, text, isBuilt }: FoundExpression): string[] {
  const verdict = isBuilt ? 'built while the program runs' : (verdicts[text] ?? '');
  const isReviewed = reviewedExpressions[text] !== undefined;
  return verdict === '' || isReviewed ? [] : [`${file}:${line} ${text}: ${verdict}`];
}

function unusedReviews(): string[] {
  const faulty = new Set(
    expressions.filter(({ text, isBuilt }) => isBuilt || verdicts[text] !== '').map(({ text }) => text),
  );
  return Object.keys(reviewedExpressions)
    .filter((text) => !faulty.has(text))
    .map((text) => `reviewed-regular-expressions.ts: ${text} needs no review any more`);
}

function readCache(): Cache {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as Cache;
  } catch {
    return { files: {}, verdicts: {} };
  }
}
