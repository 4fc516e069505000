import { expect, test } from 'vitest';
import * as contract from './index.ts';
import type { Endpoint } from './endpoint.ts';

/** Names of properties by which a response identifies or describes a person. */
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

/** Whether a response can contain person data. Any file can. */
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

test('every endpoint whose response can contain person data declares whether it reveals people', () => {
  const undecided = endpoints.filter(
    ({ endpoint }) => endpoint.reveals === undefined && showsPeople(endpoint.output as unknown as SchemaNode),
  );
  expect(undecided.map(({ name }) => name)).toEqual([]);
});

test('a person in a list in an object of a response is recognised', () => {
  const { listQualityFindings, searchPeople, getBranchFile, getConfiguration } = contract;
  const shows = [listQualityFindings, searchPeople, getBranchFile, getConfiguration].map(({ output }) =>
    showsPeople(output as unknown as SchemaNode),
  );
  expect(shows).toEqual([true, true, true, false]);
});

test('an open endpoint reveals nobody, since there is no viewer with a budget', () => {
  const open = endpoints.filter(({ endpoint }) => endpoint.access === 'open' && endpoint.reveals === 'people');
  expect(open.map(({ name }) => name)).toEqual([]);
});
