import type { PeopleFileOptions, PreviewedPerson } from '@directory/contract';
import type { Config } from '../../server/src/config/config.ts';
import { parseAttributeMap } from '../../server/src/features/people-feeds/file/attribute-map.ts';
import { fileKindOf } from '../../server/src/features/people-feeds/file/read-people-file.ts';
import { previewPeopleFile } from '../../server/src/features/people-feeds/import/preview-people-file.ts';
import { readReferences } from '../../server/src/people/reference-lists.ts';
import type { PeopleCommand } from './people-arguments.ts';
import { FileError, openFile, operatorPath, readSmallFile } from './people-file.ts';

type PreviewCommand = Extract<PeopleCommand, { name: 'preview' }>;

/** @throws FileError, UnreadableFileError */
export async function readingOptions(
  command: Pick<PreviewCommand, 'map' | 'encoding' | 'delimiter'>,
): Promise<PeopleFileOptions> {
  const map = command.map === undefined ? undefined : parseAttributeMap(await readSmallFile(operatorPath(command.map)));
  const given = { map, encoding: command.encoding, delimiter: command.delimiter };
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as PeopleFileOptions;
}

/**
 * Describes the first rows of a file as people, for a terminal.
 * @throws FileError, UnreadableFileError
 */
export async function previewFile(command: PreviewCommand, config: Config): Promise<string> {
  const options = await readingOptions(command);
  const isGiven = Object.keys(options).length > 0;
  const read = () => openFile(operatorPath(command.file)).bytes;
  const job = { kind: fileKindOf(command.file), read, options: isGiven ? options : undefined, remembered: undefined };
  const preview = await previewPeopleFile(job, readReferences(config.REFERENCE_DIR));
  if (preview.problem !== '') throw new FileError(preview.problem);
  const lines = preview.people.flatMap(personLines);
  if (preview.isEncodingGuessed) {
    lines.push(
      '',
      `The file is not UTF-8. Check the names above, and import it with --encoding ${preview.options.encoding}.`,
    );
  }
  if (preview.isMapProposed) {
    const map = Object.entries(preview.options.map ?? {}).filter(([, columns]) => columns.length > 0);
    lines.push(
      '',
      'The columns were recognized by their names. To import the file, save this as a map and name it with --map:',
    );
    lines.push(JSON.stringify(Object.fromEntries(map), null, 2));
  }
  return `${[...lines, ...preview.notices.map((notice) => `\n${notice}`)].join('\n')}\n`;
}

function personLines(person: PreviewedPerson): string[] {
  const { line, isAccepted, firstName, lastName, login, title, organization, email, city, country, faults } = person;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const facts = [name, login, title, organization, email === login ? '' : email, city, country]
    .filter(Boolean)
    .join(', ');
  const fate = isAccepted ? '' : ' (rejected)';
  return [
    `line ${line}${fate}: ${facts}`,
    ...faults.map(({ field, reason }) => `    ${[field, reason].filter(Boolean).join(' ')}`),
  ];
}
