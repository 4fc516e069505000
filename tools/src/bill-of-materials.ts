import { lockedPackages } from './read-lock.ts';
import type { Lock, LockedPackage } from './read-lock.ts';

interface Component {
  readonly type: 'application' | 'library' | 'platform';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly cpe?: string;
  readonly licenses?: readonly object[];
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
}

/**
 * The software bill of materials of a release in the format CycloneDX 1.6: the libraries of the server and the web application for every
 * platform, and Node itself, without development dependencies. It depends only on the lock file.
 */
export function billOfMaterials(lock: Lock, nodeVersion: string): object {
  const root = lock[''] ?? {};
  const packages = lockedPackages(lock).filter(({ entry }) => entry.dev !== true);
  const unique = [...new Map(packages.map((locked) => [refOf(locked), locked])).values()];
  const application = componentOf('application', { name: root.name ?? '', version: root.version ?? '' });
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...application, ...licensesOf(root.license) } },
    components: [
      nodeComponent(nodeVersion),
      ...unique.map((locked) => ({
        ...componentOf('library', locked),
        ...licensesOf(locked.entry.license),
        ...hashesOf(locked.entry.integrity),
      })),
    ],
    dependencies: [
      { ref: application['bom-ref'], dependsOn: [refOf({ name: 'node', version: nodeVersion })] },
      ...unique.map((locked) => ({ ref: refOf(locked), dependsOn: dependenciesOf(locked, lock) })),
    ],
  };
}

function refOf({ name, version }: { readonly name: string; readonly version: string }): string {
  return `${name}@${version}`;
}

function componentOf(
  type: Component['type'],
  { name, version }: { readonly name: string; readonly version: string },
): Component {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { type, 'bom-ref': refOf({ name, version }), name, version, purl };
}

/** Identified by the name that vulnerability databases use for Node. */
function nodeComponent(version: string): Component {
  const cpe = `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`;
  return {
    type: 'platform',
    'bom-ref': `node@${version}`,
    name: 'node',
    version,
    purl: `pkg:generic/node@${version}`,
    cpe,
  };
}

/** An identifier such as `MIT`, or an expression such as `MIT OR Apache-2.0`. */
function licensesOf(license: string | undefined): Pick<Component, 'licenses'> {
  if (license === undefined) return {};
  if (/^[\w.+-]+$/.test(license)) return { licenses: [{ license: { name: license } }] };
  return { licenses: [{ expression: license.replace(/^\((.*)\)$/, '$1') }] };
}

function hashesOf(integrity: string | undefined): Pick<Component, 'hashes'> {
  const [, digest] = /^sha512-(\S+)/.exec(integrity ?? '') ?? [];
  if (digest === undefined) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] };
}

function dependenciesOf({ path, entry }: LockedPackage, lock: Lock): string[] {
  const names = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
  const refs = names.flatMap((name) => {
    const found = resolvePackage(path, name, lock);
    return found === undefined ? [] : [refOf({ name, version: lock[found]?.version ?? '' })];
  });
  return [...new Set(refs)].toSorted();
}

/** Resolves a dependency like Node: in the package's own `node_modules`, then in those of the parent folders. */
function resolvePackage(from: string, name: string, lock: Lock): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock[path] !== undefined && lock[path].dev !== true) return path;
    if (folder === '') return undefined;
  }
}
