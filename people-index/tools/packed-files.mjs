import { join } from 'node:path';

export const packageFolder = join(import.meta.dirname, '..');
export const manifest = join(packageFolder, 'package.json');
/** Where the manifest of the repository waits while the package is packed. */
export const kept = join(packageFolder, 'package.json.kept');
/** Files of the repository that belong into the package. */
export const licences = ['LICENSE', 'NOTICE'];
