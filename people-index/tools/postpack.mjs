// Removes what prepack.mjs has made.
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { kept, licences, manifest, packageFolder } from './packed-files.mjs';

renameSync(kept, manifest);
for (const file of ['lib', ...licences]) rmSync(join(packageFolder, file), { recursive: true, force: true });
