import type { Plugin } from 'vite';

/** The properties of an endpoint that the web application needs to send a request. Only the server validates requests with the schemas. */
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
 * Removes the schemas of the contract from the browser bundle, which validates nothing. Endpoints keep the properties that a call needs, and
 * other top-level initializers are marked as pure, so that they can be tree-shaken.
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
 * Transforms a module of the contract.
 * @param code JavaScript
 * @param tree its syntax tree
 * @param hasDefaults whether the module contains the default schemas of endpoints
 */
function withoutSchemasIn(code: string, tree: { readonly body: readonly Declaration[] }, hasDefaults: boolean): string {
  const edits: { start: number; end: number; text: string }[] = [];
  for (const { init } of tree.body.flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])) {
    if (init?.type !== 'CallExpression' && init?.type !== 'ObjectExpression') continue;
    if (hasDefaults) {
      edits.push({ start: init.start, end: init.end, text: 'undefined' });
      continue;
    }
    // A pure immediately invoked function can be tree-shaken completely, whatever it calls.
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
