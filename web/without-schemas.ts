import type { Plugin } from 'vite';

/** What the web application needs of an endpoint: where and how to send a request. The schemas check requests on the server. */
const kept: ReadonlySet<string> = new Set(['method', 'path', 'access', 'bodyType', 'outputType']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Declaration extends Node {
  readonly declaration?: Declaration | null;
  readonly declarations?: readonly { readonly init: Call | null }[];
}

interface Call extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments?: readonly (Node & { readonly properties?: readonly Property[] })[];
}

interface Property extends Node {
  readonly key?: { readonly name?: string };
}

/**
 * Leaves the schemas of the contract out of the browser's code, which sends and shows values and validates none of them. Endpoints keep what a call
 * needs, and what a module computes without being asked for it is marked as unused when nobody imports it.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]contract[\\/]src[\\/][\w-]+\.ts$/.test(id)) return null;
      const tree = this.parse(code) as unknown as { body: Declaration[] };
      return { code: withoutSchemasIn(code, tree, id.endsWith('/endpoint.ts')), map: null };
    },
  };
}

/**
 * The code of a module of the contract.
 * @param code JavaScript
 * @param tree its syntax tree
 * @param hasDefaults whether the module has the schemas of endpoints that declare none
 */
function withoutSchemasIn(code: string, tree: { readonly body: readonly Declaration[] }, hasDefaults: boolean): string {
  const edits: { start: number; end: number; text: string }[] = [];
  for (const { init } of tree.body.flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])) {
    if (init?.type !== 'CallExpression' && init?.type !== 'ObjectExpression') continue;
    if (hasDefaults) {
      edits.push({ start: init.start, end: init.end, text: 'undefined' });
      continue;
    }
    // A function that is called in place can be left out as a whole, whatever it calls.
    edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
    for (const call of [init, init.arguments?.[0] as Call | undefined]) {
      if (call?.type === 'CallExpression' && call.callee.name === 'endpoint') edits.push(...schemasOf(call));
    }
    edits.push({ start: init.end, end: init.end, text: '))()' });
  }
  let [written, at] = ['', 0];
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    written += code.slice(at, start) + text;
    at = end;
  }
  return written + code.slice(at);
}

function schemasOf(call: Call): { start: number; end: number; text: string }[] {
  const properties = call.arguments?.[0]?.properties ?? [];
  return properties
    .filter(({ key }) => !kept.has(key?.name ?? ''))
    .map(({ key, start, end }) => ({ start, end, text: `${key?.name ?? 'unnamed'}: undefined` }));
}
