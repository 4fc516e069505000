import type { FeedReasonTexts } from '../feed-reasons.ts';

/** Why a row or a value is not imported, why a file cannot be read, and remarks about a file. */
export const reasons = {
  aboutFile: '“{{file}}”: {{sentence}}',

  missing: 'This value is required.',
  'control-characters': 'This contains control characters.',
  'too-long': 'This has more than {{limit}} characters.',
  'too-many-bytes': 'This has more than {{limit}} bytes.',
  'not-email': 'This isn’t an email address.',
  'not-user-type': '“{{value}}” isn’t I, E or Agent.',
  'not-flag': 'This isn’t 1 or 0.',
  'not-country': '“{{value}}” isn’t the name or the ISO 3166-1 code of one country.',
  'not-language': '“{{value}}” isn’t a language.',
  'no-digits': 'This number has no digits.',
  'invisible-characters': 'This contains invisible characters.',
  'not-profile': 'This isn’t a profile on {{site}}.',
  'name-unstorable': 'A name contains characters that can’t be stored.',
  'name-too-long': 'A name has more than {{limit}} characters.',
  'too-many-names': 'There are more than {{limit}} names.',
  'other-columns': 'Number of columns: {{columns}} in this row, {{expected}} in the header row.',
  'lost-digits': '“{{value}}” is a number of which a spreadsheet has dropped digits.',
  'not-base64': 'This isn’t valid base64.',
  'not-utf-8': 'This isn’t UTF-8 text.',

  'ldif-continuation': 'This line continues a line that doesn’t exist.',
  'ldif-line-too-long': 'This line has more than {{limit}} characters.',
  'ldif-not-attribute': 'This line isn’t “attribute: value”.',
  'ldif-no-dn': 'This entry doesn’t start with “dn:”.',
  'ldif-second-dn': 'This is a second “dn:” in the same entry.',
  'ldif-url': 'This value refers to a URL, which isn’t fetched.',

  'same-as-line': 'This is the same as on line {{line}}.',
  'second-entry': 'This is a second entry of the same person.',
  'of-other-feed': 'This belongs to a person from the feed “{{feed}}”.',
  'of-other-person': 'This belongs to another person of the feed.',
  'of-rejected-person': 'This belongs to a person whose row was rejected.',
  'of-somebody-else': 'This belongs to somebody else.',
  'names-nobody': 'No one has this login, group ID or employee number.',
  'names-several': 'Several people have this employee number.',

  'photo-text': 'This is text, not base64.',
  'photo-format': 'This is a {{format}} file, not a JPEG.',
  'photo-too-large': 'This isn’t smaller than {{limit}} bytes.',
  'photo-empty': 'This photo is empty.',
  'photo-name': 'The name of this file isn’t UTF-8.',
  'photo-read-failed': 'This photo can’t be read ({{error}}).',
  'photo-encrypted': 'This photo is encrypted.',
  'photo-compression': 'This photo is compressed in a way that isn’t supported.',
  'photo-not-jpeg': 'This photo isn’t a JPEG.',
  'photo-rare': 'This JPEG is damaged or of a rare kind.',
  'photo-damaged': 'This JPEG is damaged.',
  'photo-pixels': 'This photo has more than {{millions}} million pixels.',
  'photo-progressive': 'This photo is a progressive JPEG of more than {{millions}} million pixels.',
  'photo-scans': 'This JPEG has more than {{limit}} scans.',
  'photo-narrow': 'One side of this photo is more than {{factor}} times as long as the other.',

  'file-empty': 'The file is empty.',
  'file-no-rows': 'The file has no rows.',
  'file-zip': 'The file is an Excel workbook or another ZIP archive, not text. Save it as CSV (UTF-8).',
  'file-xls': 'The file is an Excel workbook (.xls), not text. Save it as CSV (UTF-8).',
  'file-pdf': 'The file is a PDF, not text. Save it as CSV (UTF-8).',
  'file-markup': 'The file is HTML or XML, not CSV. Open it in a spreadsheet and save it as CSV (UTF-8).',
  'file-nul': 'The file isn’t text: its header row contains a NUL character. If it’s UTF-16, choose that encoding.',
  'file-other-mark': 'The file begins with the byte-order mark of {{marked}}, so it isn’t {{chosen}}.',
  'file-other-encoding': 'The file isn’t {{encoding}}: line {{line}} or a line shortly after can’t be decoded.',
  'file-not-utf-8':
    'Line {{line}}, column {{column}} isn’t UTF-8 (byte 0x{{byte}}): the file looks like {{encoding}}. Choose the encoding {{option}}, or save the file as UTF-8.',

  'csv-open-quote': 'The row that begins on line {{line}} opens a quotation mark that is never closed.',
  'csv-row-too-long':
    'The row that begins on line {{line}} has more than {{limit}} characters: a quotation mark may be missing.',
  'csv-unreadable': 'The row that begins on line {{line}} can’t be read as CSV ({{error}}).',
  'heading-too-long': 'The header row has more than {{limit}} characters.',
  'heading-too-many-columns': 'The header row has more than {{limit}} columns.',
  'heading-repeated': 'The column “{{column}}” appears twice.',
  'heading-misspelled': 'The column “{{column}}” isn’t a profile field. Did you mean “{{field}}”?',
  'heading-no-login': 'The header row has no column for the login.',
  'heading-no-login-but':
    'The header row has no column for the login. These columns look like fields: {{columns}}. Assign them under “Columns and fields”.',
  'heading-unmapped': 'The header row has no column “{{columns}}”, which is assigned to {{field}}.',

  'ldif-value-too-long': 'Line {{line}} has more than {{limit}} characters.',
  'ldif-start': 'Line {{line}}: LDIF starts with “version: 1” or “dn:”.',
  'ldif-version': 'Line {{line}}: only LDIF version 1 is supported.',
  'ldif-change':
    'Line {{line}} is a change record: a people file must be a complete list of entries, not a list of changes.',
  'ldif-cut-off':
    'The file ends in the middle of line {{line}}: it was cut off. If it’s complete, end that line with a line break.',
  'ldif-no-result':
    'The file was cut off: ldapsearch ends with the result of its search, which is missing. Run it again.',
  'ldif-result': 'The file doesn’t contain everybody: the search of ldapsearch ended with LDAP result code {{result}}.',

  'archive-unreadable': 'The ZIP archive can’t be read. Create it again.',
  'archive-too-many-files': 'The archive has more than {{limit}} files.',
  'archive-no-photos': 'There are no photos in the archive.',

  'run-interrupted': 'An administrator interrupted the last run.',
  'run-abandoned': 'The server or its database became unavailable during the import. Import the file again.',
  'run-all-rejected': 'Every entry was rejected. Nothing was changed.',
  'run-disk-full': 'The disk of the directory or of its database is full. Nothing was changed.',
  'run-overtaken': 'Someone else changed the same people during the run. Nothing was changed.',
  'run-failed': 'The run failed. See the log of the server.',
  'run-unaccepted':
    'Retiring the feed would make {{left}} of {{before}} people leave, more than an administrator has accepted. Nothing was changed.',

  'heading-below-title': 'The header row is line {{line}}; the lines above it were ignored.',
  'column-ignored': 'The column “{{column}}” isn’t a profile field and was ignored.',
  'files-ignored': 'Files that aren’t images were ignored: {{files}}.',
} as const satisfies FeedReasonTexts;
