import { writeSync } from 'node:fs';
import { openDatabase } from '../src/database/open-database.ts';
import { addPeople } from './add-people.ts';
import type { TestPerson } from './add-people.ts';

// Commits people to the embedded database in LIVE_FOLDER, one by one, and then ends as in a power failure. Argument: the people as JSON.

const [people = '[]'] = process.argv.slice(2);
const { kysely } = await openDatabase({ kind: 'embedded', folder: process.env['LIVE_FOLDER'] ?? '' });
for (const person of JSON.parse(people) as TestPerson[]) await addPeople(kysely, [person]);
// This output acknowledges the commits.
writeSync(1, 'committed');
process.kill(process.pid, 'SIGKILL');
