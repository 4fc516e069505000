import { installPrograms } from '../../tools/src/system-programs.ts';
import type { SystemProgram } from '../../tools/src/system-programs.ts';

/**
 * Path of a program that a benchmark needs. It is installed if possible, which means on Debian and as root. Otherwise the process exits
 * with one sentence and code 1.
 */
export async function requiredProgram(program: SystemProgram): Promise<string> {
  await installPrograms([program], new AbortController().signal);
  const path = program.find();
  if (path !== undefined) return path;
  process.stderr.write(
    `This benchmark needs the Debian package ${program.debianPackage}, or the same program on the search path.\n`,
  );
  process.exit(1);
}
