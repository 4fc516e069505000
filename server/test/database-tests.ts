import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const opener = join(import.meta.dirname, 'test-database.ts');

/** The files among `files` that can open a test database, since they or a module that they import do. Paths are relative to `folder`. */
export function databaseTests(folder: string, files: readonly string[]): string[] {
  const imports = new Map<string, readonly string[]>();
  const isOpener = (start: string): boolean => {
    const found = new Set([start]);
    for (const file of found) {
      if (file === opener) return true;
      const imported = imports.get(file) ?? importsOf(file);
      imports.set(file, imported);
      for (const other of imported) found.add(other);
    }
    return false;
  };
  return files.filter((file) => isOpener(join(folder, file)));
}

function importsOf(file: string): string[] {
  return ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.') && /\.tsx?$/.test(fileName))
    .map(({ fileName }) => join(dirname(file), fileName));
}
