const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/** The file of a worker thread in this folder: TypeScript in the repository, JavaScript in the package. */
export function threadProgram(name: 'build-thread' | 'stream-thread'): URL {
  return new URL(`./${name}.${extension}`, import.meta.url);
}
