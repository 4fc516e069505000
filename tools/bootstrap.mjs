// What every npm script begins with. Plain JavaScript without dependencies: it runs on Node 20, before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository, with a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const modules = join(root, 'node_modules');

/** The runtime that package.json pins; server, tools and tests run on no other. */
export const pinnedNode = join(modules, 'node', 'bin', 'node');

/** A problem that the user can fix; its message says how. */
export class Obstacle extends Error {
  name = 'Obstacle';
}

/** Runs a script's own work and turns an Obstacle into one line and exit code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/**
 * Runs a command to its end, in the repository's root.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [options] quiet: output is kept, not shown
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, parameters, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: options.env ?? process.env,
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      resolve({ code: code ?? 128 + (constants.signals[signal] ?? 0), output: Buffer.concat(chunks).toString() });
    });
  });
}

/** Installs the dependencies when they are missing or are not those of package-lock.json. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  demandNpm();
  process.stdout.write('Installing dependencies …\n');
  // The pinned runtime is about to be replaced, so npm must run on the one that npm itself was started with.
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath;
  const isByNpm = npm?.endsWith('npm-cli.js') && node !== undefined && !node.startsWith(modules);
  const [command, parameters] = isByNpm ? [node, [npm, 'ci']] : ['npm', ['ci']];
  const { code, output } = await run(command, [...parameters, '--no-progress', '--include=dev'], { quiet: true }).catch(
    (error) => ({ code: 1, output: String(error) }),
  );
  if (code !== 0) throw new Obstacle(whyInstallationFailed(output));
  if (!isInstalled()) {
    throw new Obstacle(
      `npm installed the dependencies but not the pinned runtime in ${pinnedNode}. Allow its install script ` +
        '(npm config set ignore-scripts false), then try again.',
    );
  }
}

/** True when node_modules holds exactly what package-lock.json names, and the pinned runtime. */
export function isInstalled() {
  const lock = join(root, 'package-lock.json');
  const hidden = join(modules, '.package-lock.json');
  if (!existsSync(hidden) || !existsSync(pinnedNode)) return false;
  // A container's image leaves the lock file out, and with it what is for development only.
  if (!existsSync(lock)) return true;
  const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const present = installed[path];
    // Other platforms' binaries are optional, and left out.
    if (present === undefined) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return present.version === entry.version && present.integrity === entry.integrity && present.link === entry.link;
  });
}

function demandNpm() {
  const agent = process.env.npm_config_user_agent;
  if (agent === undefined) return;
  const [, name = '', major = '0'] = /^(\w+)\/(\d+)/.exec(agent) ?? [];
  if (name !== 'npm' || Number(major) < 10) {
    throw new Obstacle(`This project needs npm 10 or later (found ${name} ${major}). Run npm install --global npm@11.`);
  }
}

function whyInstallationFailed(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'The dependencies cannot be installed because the package registry cannot be reached. Check the network or the proxy, then try again.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full. Free about 1 GB, then try again.';
  if (/EACCES|EPERM/.test(output))
    return `npm is not allowed to write to ${modules}. Change its owner, then try again.`;
  return `npm ci failed:\n${output.trim().split('\n').slice(-20).join('\n')}`;
}

/**
 * Runs a TypeScript file on the pinned runtime in place of this process: signals and the exit code pass through.
 * @param {string} file path from the root
 * @param {string[]} [parameters]
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function become(file, parameters = process.argv.slice(2), env = process.env) {
  // Through the channel, which carries nothing, the child learns of this process's end, even one by force.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(pinnedNode, [join(root, file), ...parameters], { cwd: process.cwd(), env, stdio });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (...ending) => resolve(ending));
  });
  if (signal === null) process.exitCode = code;
  else {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  }
}
