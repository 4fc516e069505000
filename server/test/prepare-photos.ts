import { readFileSync } from 'node:fs';
import { PhotoRejectedError, preparePhoto } from '../src/people/photos/photo-image.ts';

// Prepares the photos given on the command line, all at once. Prints the outcomes, and the peak memory of this process in MB before and
// after.

const peak = () => Math.round(process.resourceUsage().maxRSS / 1024);
const files = process.argv.slice(2).map((path) => readFileSync(path));
await preparePhoto(files[0] ?? Buffer.alloc(0));
const before = peak();
const outcomes = await Promise.all(
  files.map((bytes) =>
    preparePhoto(bytes).then(
      () => 'prepared',
      (error: unknown) => (error instanceof PhotoRejectedError ? error.message : String(error)),
    ),
  ),
);
process.stdout.write(JSON.stringify({ before, after: peak(), outcomes }));
