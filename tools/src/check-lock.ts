import { lockedPackages } from './read-lock.ts';
import type { Lock } from './read-lock.ts';

const kinds = ['dependencies', 'optionalDependencies', 'devDependencies'] as const;
/** `1.2.3`, or `npm:other@1.2.3` for an alias. Failing: `^1.2.3`, `file:…`, an address. */
const exactVersion = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/**
 * Reports what would make an installation depend on anything but package-lock.json: a package without a checksum, a package with a URL
 * (from which it would be downloaded, whatever registry is configured), a package that runs a script, and a dependency without an exact
 * version.
 */
export function lockFaults(lock: Lock): string[] {
  const packages = lockedPackages(lock).flatMap(({ path, entry }) => [
    ...(entry.integrity?.startsWith('sha512-') ? [] : [`${path} has no SHA-512 checksum.`]),
    ...(entry.resolved === undefined
      ? []
      : [`${path} has an address. Packages come from the configured registry only.`]),
    ...(entry.hasInstallScript === true ? [`${path} runs a script when it is installed. Scripts are turned off.`] : []),
  ]);
  const manifests = Object.entries(lock).filter(([path]) => !path.includes('node_modules/'));
  const versions = manifests.flatMap(([path, entry]) =>
    kinds.flatMap((kind) =>
      Object.entries(entry[kind] ?? {})
        .filter(([, version]) => !exactVersion.test(version))
        .map(([name, version]) => `${path || '.'}/package.json: ${name} "${version}" is not an exact version.`),
    ),
  );
  return [...packages, ...versions];
}
