// node search-csv.mjs [FILE.csv] [TEXT …]: finds people in a CSV file with a header line.
import { readFileSync } from 'node:fs';
import { completePerson, PeopleIndex } from '@directory/people-index';

const [file = new URL('people.csv', import.meta.url), ...typed] = process.argv.slice(2);
const texts = typed.length > 0 ? typed : ['bob muler', 'Дима', '王伟', 'dupont marie', '4567', 'obrein'];

/** The fields of a line; a quoted one may contain commas, and quotes as "". */
function fieldsOf(line) {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
}

const [header, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
const names = fieldsOf(header);
const people = lines.map((line) => {
  const fields = fieldsOf(line);
  const value = (name) => fields[names.indexOf(name)] ?? '';
  return completePerson({
    id: Number(value('id')),
    firstName: value('first name'),
    lastName: value('last name'),
    otherNames: value('other names').split(';').filter(Boolean),
    email: value('email'),
    phones: [value('phone')],
    title: value('title'),
    city: value('city'),
    country: value('country'),
  });
});

const index = PeopleIndex.build(people);
for (const text of texts) {
  const { hits } = index.search({ text, limit: 3, after: 0 });
  const found = hits.map(
    ({ person, tier, isGuess }) => `${person.firstName} ${person.lastName} (${tier}${isGuess ? '?' : ''})`,
  );
  process.stdout.write(`${text}: ${found.join(', ') || 'nobody'}\n`);
}
