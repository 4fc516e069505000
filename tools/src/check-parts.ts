import type { Part, PartResult } from './part.ts';
import { asOne } from './part.ts';
import { runTask, tool } from './task.ts';
import { vitestPart } from './vitest-part.ts';

const node = process.execPath;

const types: Part = {
  name: 'types',
  run: async (signal) => asOne(await runTask(node, [tool('@typescript/native/bin/tsc'), '-b'], { signal })),
};

const lint: Part = {
  name: 'lint',
  run: async (signal) => asOne(await runTask(node, [tool('oxlint/bin/oxlint'), '--deny-warnings'], { signal })),
};

const doors: Part = {
  name: 'doors between the rooms',
  run: async (signal) => {
    const bin = tool('dependency-cruiser/bin/dependency-cruiser.mjs');
    const folders = ['contract', 'people-index', 'demo-group', 'server', 'web', 'e2e', 'bench', 'tools'];
    const parameters = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders];
    return demandModules(asOne(await runTask(node, [bin, ...parameters], { env: { FORCE_COLOR: '0' }, signal })));
  },
};

/**
 * NOTE: where dependency-cruiser finds no TypeScript that it understands, it follows no import and reports no violation. So a run
 * that saw next to nothing has failed.
 */
export function demandModules(result: PartResult): PartResult {
  const [, modules = '0', dependencies = '0'] =
    /\((\d+) modules, (\d+) dependencies cruised\)/.exec(result.output) ?? [];
  if (result.failed > 0 || (Number(modules) > 20 && Number(dependencies) > 20)) return result;
  return { passed: 0, failed: 1, output: `dependency-cruiser saw ${modules} modules: ${result.output}` };
}

const format: Part = {
  name: 'format',
  run: async (signal) => {
    const cache = ['--cache', '--cache-location', tool('.cache/prettier-check')];
    const parameters = [tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...cache, '.'];
    return asOne(await runTask(node, parameters, { signal }));
  },
};

/** What needs neither a database nor a browser; together under two minutes. */
export const checkParts: readonly Part[] = [
  types,
  vitestPart('unit tests', ['contract', 'people-index', 'demo-group', 'tools', 'web']),
  lint,
  doors,
  format,
];
