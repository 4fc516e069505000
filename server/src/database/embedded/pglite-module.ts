import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** PostgreSQL as a compiled WebAssembly module, which threads can share. */
export type EmbeddedProgram = object;

/** Missing in the types of Node.js. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<EmbeddedProgram> };

let compiled: Promise<EmbeddedProgram> | undefined;

/** Compiles PostgreSQL once for all threads of the process, which takes half a second of processor time. */
export async function embeddedProgram(): Promise<EmbeddedProgram> {
  return await (compiled ??= compile());
}

async function compile(): Promise<EmbeddedProgram> {
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
  return await WebAssembly.compile(await readFile(file));
}
