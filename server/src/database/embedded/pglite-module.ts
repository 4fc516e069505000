import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** PostgreSQL as a module of WebAssembly, which threads can share. */
export type EmbeddedProgram = object;

/** The types of Node.js do not have it. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<EmbeddedProgram> };

let compiled: Promise<EmbeddedProgram> | undefined;

/** PostgreSQL, compiled once for all threads of the process: half a second of processor time. */
export async function embeddedProgram(): Promise<EmbeddedProgram> {
  return await (compiled ??= compile());
}

async function compile(): Promise<EmbeddedProgram> {
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
  return await WebAssembly.compile(await readFile(file));
}
