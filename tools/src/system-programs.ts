import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command.ts';

/** A program that tests need and npm cannot install. */
export interface SystemProgram {
  /** Package of Debian and Ubuntu that contains it. */
  readonly debianPackage: string;
  /** Absolute path; undefined if it is not installed. */
  find(): string | undefined;
}

const searchPath = () => [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const onPath = (names: readonly string[]) =>
  names.flatMap((name) => searchPath().map((folder) => join(folder, name))).find((path) => existsSync(path));

export const browser: SystemProgram = {
  debianPackage: 'chromium',
  find: () => onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
};

/** The same browser without windows and toolbars, which need their own processes: tests take a third less processor time. */
export const headlessBrowser: SystemProgram = {
  debianPackage: 'chromium-headless-shell',
  find: () => onPath(['chromium-headless-shell', 'chrome-headless-shell']),
};

export const directoryServer: SystemProgram = { debianPackage: 'slapd', find: () => onPath(['slapd']) };

/** Decodes QR codes from images. */
export const codeReader: SystemProgram = { debianPackage: 'zbar-tools', find: () => onPath(['zbarimg']) };

export const webServer: SystemProgram = { debianPackage: 'nginx-light', find: () => onPath(['nginx']) };

export const loadBalancer: SystemProgram = { debianPackage: 'haproxy', find: () => onPath(['haproxy']) };

/** Validates units of systemd. */
export const serviceAnalyzer: SystemProgram = { debianPackage: 'systemd', find: () => onPath(['systemd-analyze']) };

/** Validates and tests alert rules of Prometheus. */
export const ruleChecker: SystemProgram = { debianPackage: 'prometheus', find: () => onPath(['promtool']) };

/** Pools connections to PostgreSQL. */
export const connectionPooler: SystemProgram = { debianPackage: 'pgbouncer', find: () => onPath(['pgbouncer']) };

/** `postgres` of the newest installed PostgreSQL, which on Debian is not in PATH. */
export const databaseServer: SystemProgram = {
  debianPackage: 'postgresql',
  find: () => {
    const versions = '/usr/lib/postgresql';
    const newestFirst = existsSync(versions)
      ? readdirSync(versions).toSorted((one, other) => Number(other) - Number(one))
      : [];
    const candidates = newestFirst.map((version) => join(versions, version, 'bin', 'postgres'));
    return candidates.find((path) => existsSync(path)) ?? onPath(['postgres']);
  },
};

/** Installs missing programs if possible, which means on Debian and as root. Prints what it installs. */
export async function installPrograms(programs: readonly SystemProgram[], signal: AbortSignal): Promise<void> {
  const missing = programs.filter((program) => program.find() === undefined).map(({ debianPackage }) => debianPackage);
  if (missing.length === 0 || process.getuid?.() !== 0 || onPath(['apt-get']) === undefined) return;
  process.stdout.write(`Installing ${missing.join(', ')} …\n`);
  // With run level 1, Debian installs services without starting them; the tests start them.
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }, signal };
  const updated = await runCommand('apt-get', ['update', '-q'], options);
  // One at a time, since a release of Debian may lack one of them.
  for (const name of missing) {
    const install = ['install', '-q', '-y', '--no-install-recommends', name];
    const { code, output } = updated.code === 0 ? await runCommand('apt-get', install, options) : updated;
    if (code !== 0) process.stdout.write(`${name} cannot be installed:\n${output.slice(-2000)}\n`);
  }
}
