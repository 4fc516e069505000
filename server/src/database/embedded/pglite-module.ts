import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** PostgreSQL as a compiled WebAssembly module, which threads can share. */
export type PgliteModule = object;

/** Missing in the types of Node.js. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<PgliteModule> };

let compiling: Promise<PgliteModule> | undefined;

/** Compiles PostgreSQL once for all threads of the process, which takes half a second of processor time. */
export async function loadPgliteModule(): Promise<PgliteModule> {
  return await (compiling ??= compile());
}

async function compile(): Promise<PgliteModule> {
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
  return await WebAssembly.compile(await readFile(file));
}
