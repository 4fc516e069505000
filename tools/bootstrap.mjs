// The first step of every npm script. Plain JavaScript without dependencies, since it runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode, whyNodeIsMissing } from './pinned-node.mjs';

/** Root folder of the repository, with a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Read at start, so that the end of the parent during the installation is detected later. */
const parent = process.ppid;
const modules = join(root, 'node_modules');

/** A problem that the user can fix; its message is one sentence that says how. */
export class SetupError extends Error {
  name = 'SetupError';
}

/** Runs a script and turns a SetupError into one line and exit code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/**
 * Runs a command in the repository's root and waits for its end.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [options] quiet: the output is returned, not printed
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

/** Installs the dependencies when they are missing or differ from package-lock.json. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  if (pinnedNode === undefined) throw new SetupError(whyNodeIsMissing());
  requireNpm();
  process.stdout.write('Installing dependencies …\n');
  // Not silent even under `npm run --silent`, since the output of npm explains why it failed.
  const install = ['ci', '--loglevel=notice'];
  // `npm ci` replaces the pinned Node, so it must run on the Node with which npm was started.
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath;
  const isByNpm = npm?.endsWith('npm-cli.js') && node !== undefined && !node.startsWith(modules);
  const [command, parameters] = isByNpm ? [node, [npm, ...install]] : ['npm', install];
  const { code, output } = await run(command, [...parameters, '--no-progress', '--include=dev'], { quiet: true }).catch(
    (error) => ({ code: 1, output: String(error) }),
  );
  if (code !== 0) throw new SetupError(whyInstallationFailed(output));
  if (!isInstalled()) throw new SetupError(whyNodeIsMissing(output));
}

/** True when node_modules contains exactly the packages of package-lock.json, and the pinned Node. */
export function isInstalled() {
  const lock = join(root, 'package-lock.json');
  const hidden = join(modules, '.package-lock.json');
  if (!existsSync(hidden) || pinnedNode === undefined || !existsSync(pinnedNode)) return false;
  // A container image has neither the lock file nor the development dependencies.
  if (!existsSync(lock)) return true;
  const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const present = installed[path];
    // Binaries for other platforms are optional and not installed.
    if (present === undefined) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return present.version === entry.version && present.integrity === entry.integrity && present.link === entry.link;
  });
}

function requireNpm() {
  const agent = process.env.npm_config_user_agent;
  if (agent === undefined) return;
  const [, name = '', major = '0'] = /^(\w+)\/(\d+)/.exec(agent) ?? [];
  if (name !== 'npm' || Number(major) < 10) {
    throw new SetupError(
      `This project needs npm 10 or later (found ${name} ${major}): run npm install --global npm@11.`,
    );
  }
}

function whyInstallationFailed(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'The dependencies cannot be installed because the package registry cannot be reached. Check the network or the proxy, then try again.';
  }
  if (/EINTEGRITY/.test(output)) {
    return 'A downloaded package does not have the checksum of package-lock.json, so nothing was installed: check the package registry, then try again.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full. Free about 1 GB, then try again.';
  if (/EACCES|EPERM/.test(output))
    return `npm is not allowed to write to ${modules}. Change its owner, then try again.`;
  return `npm ci failed:\n${output.trim().split('\n').slice(-20).join('\n')}`;
}

/**
 * Settings of glibc's malloc. It retains freed memory per arena: with one arena per thread, a large feed run leaves about 200 MB. With a
 * fixed mmap threshold (its initial value), larger blocks are returned to the system immediately, which saves about 50 MB.
 */
const thriftyMalloc = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
/** Cache of compiled code, which saves a third of the processor time of a start. Node works without it if the folder is not writable. */
const compiledCode = { NODE_COMPILE_CACHE: join(modules, '.cache/node') };

/**
 * Runs a TypeScript file on the pinned Node in place of this process: signals and the exit code pass through.
 * @param {string} file path from the root
 * @param {string[]} [parameters]
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function become(file, parameters = process.argv.slice(2), env = process.env) {
  // The IPC channel carries no messages. It closes when this process ends, even by SIGKILL, and the child then stops too.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(pinnedNode, [join(root, file), ...parameters], {
    cwd: process.cwd(),
    env: { ...thriftyMalloc, ...compiledCode, ...env },
    stdio,
  });
  let isExpected = false;
  const end = (signal) => {
    isExpected = true;
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  const stopWatching = onParentEnd(() => end('SIGTERM'));
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (...ending) => resolve(ending));
  });
  stopWatching();
  if (signal === null) process.exitCode = code;
  else {
    // Not printed under `npm run --silent`.
    if (!isExpected) process.stderr.write(`${file} was ended by ${signal}.\n`);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  }
}

/**
 * Calls back when npm, the parent of this process, has ended. SIGKILL cannot be passed on, so the id of the parent is polled: it changes
 * when the parent ends. Without npm, this process may outlive its parent, as with nohup.
 *
 * NOTE: the scripts in package.json begin with `exec`. Without it, a shell between npm and this process would keep waiting after npm was
 * killed, and would not pass SIGTERM on.
 */
function onParentEnd(callback) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, 500);
  return () => clearInterval(timer);
}
