import { runCommand, tool } from './run-command.ts';
import { singleResult } from './run-checks.ts';
import type { Check, CheckResult } from './run-checks.ts';
import { vitestCheck } from './vitest-check.ts';

const node = process.execPath;

const types: Check = {
  name: 'types',
  run: async (signal) => singleResult(await runCommand(node, [tool('@typescript/native/bin/tsc'), '-b'], { signal })),
};

const lint: Check = {
  name: 'lint',
  run: async (signal) =>
    singleResult(await runCommand(node, [tool('oxlint/bin/oxlint'), '--deny-warnings'], { signal })),
};

const importRules: Check = {
  name: 'import rules',
  run: async (signal) => {
    const bin = tool('dependency-cruiser/bin/dependency-cruiser.mjs');
    const folders = [
      'contract',
      'people-index',
      'demo-group',
      'server',
      'web',
      'e2e',
      'bench',
      'attack',
      'faults',
      'tools',
    ];
    const parameters = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders];
    const finished = await runCommand(node, [bin, ...parameters], { env: { FORCE_COLOR: '0' }, signal });
    return requireModules(singleResult(finished));
  },
};

/**
 * NOTE: if dependency-cruiser does not find a supported version of TypeScript, it follows no imports and reports no violations. Therefore,
 * a run that saw almost no modules counts as failed.
 */
export function requireModules(result: CheckResult): CheckResult {
  const [, modules = '0', dependencies = '0'] =
    /\((\d+) modules, (\d+) dependencies cruised\)/.exec(result.output) ?? [];
  if (result.failed > 0 || (Number(modules) > 20 && Number(dependencies) > 20)) return result;
  return { passed: 0, failed: 1, output: `dependency-cruiser saw ${modules} modules: ${result.output}` };
}

const unusedCode: Check = {
  name: 'unused code',
  run: async (signal) => {
    const parameters = [tool('knip/bin/knip.js'), '--no-progress', '--treat-config-hints-as-errors'];
    return singleResult(await runCommand(node, parameters, { signal }));
  },
};

const format: Check = {
  name: 'format',
  run: async (signal) => {
    const cache = ['--cache', '--cache-location', tool('.cache/prettier-check')];
    const parameters = [tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...cache, '.'];
    return singleResult(await runCommand(node, parameters, { signal }));
  },
};

const regularExpressions: Check = {
  name: 'regular expressions',
  run: async (signal) => singleResult(await runCommand(node, ['tools/src/check-regular-expressions.ts'], { signal })),
};

const supplyChain: Check = {
  name: 'supply chain',
  run: async (signal) => singleResult(await runCommand(node, ['tools/src/check-supply-chain.ts'], { signal })),
};

/** Checks that need neither a database nor a browser; together under two minutes. */
export const quickChecks: readonly Check[] = [
  types,
  // Beside each other, since the tests of the web application mostly wait for timers.
  vitestCheck('unit tests of the web application', ['web']),
  vitestCheck('other unit tests', ['contract', 'people-index', 'demo-group', 'tools']),
  lint,
  importRules,
  unusedCode,
  format,
  regularExpressions,
  supplyChain,
];
