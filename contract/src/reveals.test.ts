import { expect, test } from 'vitest';
import * as contract from './index.ts';
import type { Endpoint } from './endpoint.ts';

/** Names of properties by which an answer identifies or describes a person. */
const personProperties = new Set([
  'login',
  'userId',
  'managerUserId',
  'firstName',
  'lastName',
  'lastname',
  'email',
  'mail',
  'image',
]);

const endpoints = Object.entries(contract as unknown as Record<string, Partial<Endpoint>>)
  .filter(([, value]) => typeof value === 'object' && value.method !== undefined && value.path !== undefined)
  .map(([name, value]) => ({ name, endpoint: value as Endpoint }));

interface SchemaNode {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Record<string, SchemaNode>;
      readonly element?: SchemaNode;
      readonly innerType?: SchemaNode;
      readonly valueType?: SchemaNode;
      readonly options?: readonly SchemaNode[];
      readonly items?: readonly SchemaNode[];
      readonly in?: SchemaNode;
      readonly out?: SchemaNode;
    };
  };
}

/** Whether an answer can contain person data. A file can. */
function showsPeople({ _zod: { def } }: SchemaNode): boolean {
  if (def.type === 'custom') return true;
  if (Object.keys(def.shape ?? {}).some((name) => personProperties.has(name))) return true;
  const inner = [
    ...Object.values(def.shape ?? {}),
    ...(def.options ?? []),
    ...(def.items ?? []),
    def.element,
    def.innerType,
    def.valueType,
    def.in,
    def.out,
  ];
  return inner.some((schema) => schema !== undefined && showsPeople(schema));
}

test('every endpoint whose answer can contain person data says whether it reveals people', () => {
  const undecided = endpoints.filter(
    ({ endpoint }) => endpoint.reveals === undefined && showsPeople(endpoint.output as unknown as SchemaNode),
  );
  expect(undecided.map(({ name }) => name)).toEqual([]);
});

test('an answer with a person in a list in an object is recognised', () => {
  const { listQualityFindings, searchPeople, getBranchFile, getConfiguration } = contract;
  const shows = [listQualityFindings, searchPeople, getBranchFile, getConfiguration].map(({ output }) =>
    showsPeople(output as unknown as SchemaNode),
  );
  expect(shows).toEqual([true, true, true, false]);
});

test('an open endpoint reveals nobody, since there is no viewer to count for', () => {
  const open = endpoints.filter(({ endpoint }) => endpoint.access === 'open' && endpoint.reveals === 'people');
  expect(open.map(({ name }) => name)).toEqual([]);
});
