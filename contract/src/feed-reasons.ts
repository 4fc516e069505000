import * as z from 'zod/mini';
import { text } from './values.ts';

/**
 * Why a row or a value of a feed is not imported, why a file or a directory server cannot be read or a run failed, and remarks about a file. The
 * directory has a text for each code in every language (`reason-texts`); the English one here is for the command line, the log and API
 * clients. Those about a row are clauses about the field. `{{name}}` stands for a value.
 */
export const feedReasons = {
  missing: 'is missing',
  'control-characters': 'contains control characters',
  'too-long': 'has more than {{limit}} characters',
  'too-many-bytes': 'has more than {{limit}} bytes',
  'not-email': 'is not an email address',
  'not-user-type': '"{{value}}" is not I, E or Agent',
  'not-flag': 'is not 1 or 0',
  'not-country': '"{{value}}" is not the name or the ISO 3166-1 code of one country',
  'not-language': '"{{value}}" is not a language',
  'no-digits': 'has no digits',
  'invisible-characters': 'contains invisible characters',
  'not-profile': 'is not a profile on {{site}}',
  'name-unstorable': 'has a name with characters that cannot be stored',
  'name-too-long': 'has a name with more than {{limit}} characters',
  'too-many-names': 'has more than {{limit}} names',
  'other-columns': 'has {{columns}} instead of {{expected}} columns',
  'lost-digits': '"{{value}}" has lost digits in a spreadsheet',
  'not-base64': 'is not valid base64',
  'not-utf-8': 'is not UTF-8 text',

  'ldif-continuation': 'continues a line that does not exist',
  'ldif-line-too-long': 'has more than {{limit}} characters',
  'ldif-not-attribute': 'does not have the form "attribute: value"',
  'ldif-no-dn': 'starts an entry without "dn:"',
  'ldif-second-dn': 'is a second "dn:" in the same entry',
  'ldif-url': 'refers to a URL, which is not fetched',

  'same-as-line': 'is the same as on line {{line}}',
  'same-as-entry': 'is the same as in another entry',
  'second-entry': 'is a second entry of the same person',
  'of-other-feed': 'belongs to a person from the feed "{{feed}}"',
  'of-other-person': 'belongs to another person of the feed',
  'of-rejected-person': 'belongs to a person whose entry was rejected',
  'of-somebody-else': 'belongs to somebody else',
  'names-nobody': 'names nobody: no person has this login, group ID or employee number',
  'names-several': 'is the employee number of several people',

  'photo-text': 'is text, not base64',
  'photo-format': 'is a {{format}} file, not a JPEG',
  'photo-too-large': 'is not smaller than {{limit}} bytes',
  'photo-empty': 'is empty',
  'photo-name': 'has a name that is not UTF-8',
  'photo-read-failed': 'cannot be read ({{error}})',
  'photo-encrypted': 'is encrypted',
  'photo-compression': 'is compressed in a way that is not supported',
  'photo-not-jpeg': 'is not a JPEG',
  'photo-rare': 'is a damaged JPEG, or one of an unusual kind',
  'photo-damaged': 'is a damaged JPEG',
  'photo-pixels': 'has more than {{millions}} million pixels',
  'photo-progressive': 'is a progressive JPEG of more than {{millions}} million pixels',
  'photo-scans': 'has more than {{limit}} scans',
  'photo-narrow': 'is more than {{factor}} times as long as it is wide',

  'file-empty': 'The file is empty.',
  'file-no-rows': 'The file has no rows.',
  'file-zip': 'The file is an Excel workbook or another ZIP archive, not text. Save it as CSV (UTF-8).',
  'file-xls': 'The file is an Excel workbook (.xls), not text. Save it as CSV (UTF-8).',
  'file-pdf': 'The file is a PDF, not text. Save it as CSV (UTF-8).',
  'file-markup': 'The file is HTML or XML, not CSV. Open it in a spreadsheet and save it as CSV (UTF-8).',
  'file-nul': 'The file is not text: its header row contains a NUL character. If it is UTF-16, choose that encoding.',
  'file-nul-variable':
    'The file is not text: its header row contains a NUL character. If it is UTF-16, set FEED_FILE_ENCODING=utf-16le.',
  'file-other-mark': 'The file begins with the byte-order mark of {{marked}}, so it is not {{chosen}}.',
  'file-other-encoding': 'The file is not {{encoding}}: line {{line}} or a line shortly after cannot be decoded.',
  'file-not-utf-8':
    'Line {{line}}, column {{column}} is not UTF-8 (byte 0x{{byte}}): the file looks like {{encoding}}. Choose the encoding {{option}}, or save the file as UTF-8.',
  'file-not-utf-8-variable':
    'Line {{line}}, column {{column}} is not UTF-8 (byte 0x{{byte}}): the file looks like {{encoding}}. Set FEED_FILE_ENCODING={{option}}, or save the file as UTF-8.',

  'csv-open-quote': 'The row that begins on line {{line}} opens a quotation mark that is never closed.',
  'csv-row-too-long':
    'The row that begins on line {{line}} has more than {{limit}} characters: a quotation mark may be missing.',
  'csv-unreadable': 'The row that begins on line {{line}} cannot be read as CSV ({{error}}).',
  'heading-too-long': 'The header row has more than {{limit}} characters.',
  'heading-too-many-columns': 'The header row has more than {{limit}} columns.',
  'heading-repeated': 'The column "{{column}}" appears twice.',
  'heading-misspelled': 'The column "{{column}}" is not a profile field. Did you mean "{{field}}"?',
  'heading-no-login': 'The header row has no column "login".',
  'heading-no-login-but':
    'The header row has no column "login". These columns look like fields: {{columns}}. Name them in a map.',
  'heading-no-login-variable':
    'The header row has no column "login". These columns look like fields: {{columns}}. Name them in the file of FEED_FILE_MAP.',
  'heading-unmapped': 'The header row has no column "{{columns}}", which is mapped to {{field}}.',

  'ldif-value-too-long': 'Line {{line}} has more than {{limit}} characters.',
  'ldif-start': 'Line {{line}}: LDIF starts with "version: 1" or "dn:".',
  'ldif-version': 'Line {{line}}: only LDIF version 1 is supported.',
  'ldif-change':
    'Line {{line}} is a change record: a people file must be a complete list of entries, not a list of changes.',
  'ldif-cut-off':
    'The file ends in the middle of line {{line}}: it was cut off. If it is complete, end that line with a line break.',
  'ldif-no-result':
    'The file was cut off: ldapsearch ends with the result of its search, which is missing. Run it again.',
  'ldif-result': 'The file does not contain everyone: the search of ldapsearch ended with LDAP result code {{result}}.',

  'archive-unreadable': 'The ZIP archive cannot be read: {{error}}.',
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

  'ldap-time-limit': 'The directory server {{server}} stopped the search, which took longer than its time limit.',
  'ldap-size-limit':
    'The directory server {{server}} sent only some of the people: its size limit was reached although pages were requested. Raise the limit for the service account.',
  'ldap-no-password-bind': 'The directory server {{server}} does not accept a bind with a password.',
  'ldap-not-encrypted':
    'The directory server {{server}} requires an encrypted connection: use ldaps:// or FEED_LDAP_START_TLS=true.',
  'ldap-no-start-tls':
    'The directory server {{server}} refuses StartTLS (LDAP result code {{result}}). Check that it has a certificate, or use ldaps:// in FEED_LDAP_URL.',
  'ldap-referral':
    'The directory server {{server}} returned a referral: set FEED_LDAP_URL to the server that has FEED_LDAP_BASE.',
  'ldap-administrative-limit':
    'The directory server {{server}} stopped the search, which exceeds an administrative limit for the service account.',
  'ldap-no-pages': 'The directory server {{server}} does not support paged results (RFC 2696), which are needed.',
  'ldap-no-base':
    'The directory server {{server}} has no entry at FEED_LDAP_BASE, or the service account may not read it.',
  'ldap-not-dn':
    'The directory server {{server}} says that FEED_LDAP_BASE or FEED_LDAP_BIND_DN is not a distinguished name.',
  'ldap-no-password':
    'The directory server {{server}} accepts neither anonymous access nor an empty password: set FEED_LDAP_BIND_DN and its password.',
  'ldap-password': 'The directory server {{server}} rejected FEED_LDAP_BIND_DN or its password.',
  'ldap-no-right': 'The directory server {{server}} does not allow the service account to read the people.',
  'ldap-busy': 'The directory server {{server}} is busy.',
  'ldap-unavailable': 'The directory server {{server}} is unavailable.',
  'ldap-unwilling': 'The directory server {{server}} refuses the request (unwillingToPerform). Its log has the reason.',
  'ldap-result': 'The directory server {{server}} answered with LDAP result code {{result}}.',

  'ldap-account-unknown': 'The directory server {{server}} does not know the account FEED_LDAP_BIND_DN.',
  'ldap-account-hours':
    'The directory server {{server}} does not allow the account FEED_LDAP_BIND_DN to sign in at this time.',
  'ldap-account-disabled': 'The directory server {{server}} says that the account FEED_LDAP_BIND_DN is disabled.',
  'ldap-account-expired': 'The directory server {{server}} says that the account FEED_LDAP_BIND_DN has expired.',
  'ldap-account-locked': 'The directory server {{server}} says that the account FEED_LDAP_BIND_DN is locked.',
  'ldap-password-expired': 'The directory server {{server}} says that the password of FEED_LDAP_BIND_DN has expired.',
  'ldap-password-reset':
    'The directory server {{server}} says that the password of FEED_LDAP_BIND_DN must be changed first.',

  'ldap-refused': 'The directory server {{server}} refuses connections on that port.',
  'ldap-closed': 'The directory server {{server}} closed the connection.',
  'ldap-cut-off': 'The directory server {{server}} closed the connection before its response was complete.',
  'ldap-no-route': 'The directory server {{server}} cannot be reached: there is no route to the host.',
  'ldap-no-network': 'The directory server {{server}} cannot be reached: there is no route to the network.',
  'ldap-unknown-host': 'The directory server {{server}} has a host name that DNS does not know.',
  'ldap-no-dns': 'The directory server {{server}} cannot be looked up: the DNS server does not respond.',
  'ldap-no-answer': 'The directory server {{server}} does not respond.',
  'ldap-slow': 'The directory server {{server}} does not respond in time.',
  'ldap-untrusted':
    'The directory server {{server}} has a certificate from an authority that is not trusted: set FEED_LDAP_CA to the file with the certificate of that authority.',
  'ldap-certificate-expired': 'The directory server {{server}} has a certificate that has expired.',
  'ldap-certificate-host':
    'The directory server {{server}} has a certificate for another host name: set FEED_LDAP_URL to a host name in the certificate.',
  'ldap-tls': 'The directory server {{server}} cannot be reached over TLS ({{error}}).',

  'ldap-not-ldap': 'The directory server {{server}} sent a response that is not valid LDAP.',
  'ldap-repeats': 'The directory server {{server}} sends the same entries again.',
  'ldap-empty-pages': 'The directory server {{server}} keeps sending pages without entries.',
  'ldap-too-many':
    'The directory server {{server}} sends more than {{millions}} million entries: restrict FEED_LDAP_BASE or FEED_LDAP_FILTER to people.',
  'ldap-ranges': 'The directory server {{server}} sends the values of {{attribute}} in more than {{limit}} parts.',
  'ldap-range-repeats': 'The directory server {{server}} sends the same values of {{attribute}} again.',
  'ldap-entry-too-large':
    'The directory server {{server}} sends more than {{megabytes}} MB for an entry, probably because of its photo: remove it there, or turn off photos in the file in FEED_LDAP_MAP.',
  'ldap-values-too-large': 'The directory server {{server}} sends more than {{megabytes}} MB for {{attribute}}.',
  'ldap-page-too-large':
    'The directory server {{server}} sends more than {{megabytes}} MB at once: lower FEED_LDAP_PAGE_SIZE.',
  'ldap-nobody':
    'The directory server {{server}} returns nobody under FEED_LDAP_BASE who matches the filter. Check FEED_LDAP_BASE, FEED_LDAP_FILTER and the rights of the service account.',
  'ldap-nobody-under':
    'The directory server {{server}} returns nobody under {{base}}, one of the bases in FEED_LDAP_BASE, who matches the filter. Check FEED_LDAP_BASE, FEED_LDAP_FILTER and the rights of the service account.',
  'ldap-file': 'The file in {{variable}} cannot be used. "npm run people -- try-ldap" says why.',
  'ldap-no-attribute':
    'FEED_LDAP_MAP: the directory server has no attribute "{{attribute}}", which is mapped to {{field}}.',
  'ldap-no-attribute-but':
    'FEED_LDAP_MAP: the directory server has no attribute "{{attribute}}", which is mapped to {{field}}. Did you mean "{{suggestion}}"?',
  'ldap-stopped': 'Reading the directory server was stopped before everyone was read.',
  'ldap-too-late': 'The directory server did not send everyone within {{hours}} hours.',
  'ldap-memory':
    'The entries of the directory server need more memory than is available for reading them: lower FEED_LDAP_PAGE_SIZE.',

  'path-missing': 'There is no file or folder {{path}}.',
  'path-no-match': 'There is no file that matches {{path}}.',
  'path-not-file': '{{path}} is not a file.',
  'path-unfinished': '{{path}} is still being written.',
  'path-changed': '{{path}} was changed while it was read.',
  'path-unreadable': '{{path}} cannot be read ({{error}}).',
  'path-no-photos': 'There are no photos in {{path}}.',
  'path-too-many-files': 'The folder has more than {{limit}} files.',
  'map-not-json': 'The attribute map is not JSON: {{error}}',
  'map-not-object': 'The attribute map must be a JSON object.',
  'map-unknown-field': 'The attribute map: "{{field}}" is no field of a profile.',
  'map-not-names': 'The attribute map: "{{field}}" must be a name or a list of names.',

  'retire-overtaken': 'Someone else changed people of this feed during the run.',
  'retire-token': 'A SCIM token may still write to this feed. Revoke it first in Settings > SCIM.',
  'database-silent': 'The database is not responding. Nothing was changed.',
  'database-unconfirmed': 'The database did not confirm the change: it is stored completely, or not at all.',

  'heading-below-title': 'The header row is line {{line}}; the lines above it were ignored.',
  'column-ignored': 'The column "{{column}}" is not a profile field and was ignored.',
  'files-ignored': 'Files that are not images were ignored: {{files}}.',
} as const satisfies Readonly<Record<string, string>>;

export type FeedReasonCode = keyof typeof feedReasons;

/** The names of the values in a text. */
type NamesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The values of a reason: for `too-long`, `{ limit }`. */
export type FeedReasonValues<Code extends FeedReasonCode> = Readonly<
  Record<NamesIn<(typeof feedReasons)[Code]>, string | number>
>;

/**
 * A reason with its values. `file` is the name of the photo file that it is about, without its extension, or the login of the entry of a
 * directory server.
 */
export type FeedReason = {
  [Code in FeedReasonCode]: { readonly code: Code; readonly values: FeedReasonValues<Code>; readonly file?: string };
}[FeedReasonCode];

/** What follows from a fault. */
export type FaultConsequence = 'rowRejected' | 'entryRejected' | 'valueLeftOut';

/** Whether a source of this kind has lines. The entries of the others have only a position. */
export function hasLines(kind: string): boolean {
  return kind === 'csv' || kind === 'ldif';
}

export function faultConsequence(isRowRejected: boolean, kind: string): FaultConsequence {
  if (!isRowRejected) return 'valueLeftOut';
  return hasLines(kind) ? 'rowRejected' : 'entryRejected';
}

/** A text for each reason. A text may leave out values. */
export type FeedReasonTexts = Readonly<Record<FeedReasonCode, string>> & {
  /** A text about a photo file or an entry, whose name is the value. */
  readonly aboutFile: string;
} & Readonly<Record<FaultConsequence, string>>;

/** A reason in a response, or in the database: a newer version may know other codes. */
export const statedReason = z.object({
  code: text,
  values: z.record(z.string(), z.union([text, z.number()])),
  file: z.optional(text),
});
export type StatedReason = z.infer<typeof statedReason>;

/** Replaces each `{{name}}` of a text by its value. */
export function fillReason(
  pattern: string,
  values: StatedReason['values'],
  writeNumber: (value: number) => string = String,
): string {
  return pattern.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? writeNumber(value) : value;
  });
}

/** The English text of a reason. */
export function reasonInEnglish({ code, values }: FeedReason): string {
  return fillReason(feedReasons[code], values);
}

/** The text of a reason in the language of `texts`; undefined for an unknown code. */
export function reasonSentence(
  { code, values, file }: StatedReason,
  texts: FeedReasonTexts,
  writeNumber: (value: number) => string,
): string | undefined {
  if (!Object.hasOwn(feedReasons, code)) return undefined;
  const sentence = fillReason(texts[code as FeedReasonCode], values, writeNumber);
  return file === undefined ? sentence : fillReason(texts.aboutFile, { file, sentence });
}
