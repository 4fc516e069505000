import type { FeedReasonTexts } from '../feed-reasons.ts';

/** Why a row or a value is not imported, why a file or a directory server cannot be read, and remarks about a file. */
export const reasons = {
  aboutFile: '“{{file}}”: {{sentence}}',
  rowRejected: 'Row rejected',
  entryRejected: 'Entry rejected',
  valueLeftOut: 'Value left out',

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
  'lost-digits': '“{{value}}” has lost digits in a spreadsheet.',
  'not-base64': 'This isn’t valid base64.',
  'not-utf-8': 'This isn’t UTF-8 text.',

  'ldif-continuation': 'This line continues a line that doesn’t exist.',
  'ldif-line-too-long': 'This line has more than {{limit}} characters.',
  'ldif-not-attribute': 'This line doesn’t have the form “attribute: value”.',
  'ldif-no-dn': 'This entry doesn’t start with “dn:”.',
  'ldif-second-dn': 'This is a second “dn:” in the same entry.',
  'ldif-url': 'This value refers to a URL, which isn’t fetched.',

  'same-as-line': 'This is the same as on line {{line}}.',
  'same-as-entry': 'This is the same as in another entry.',
  'second-entry': 'This is a second entry of the same person.',
  'of-other-feed': 'This belongs to a person from the feed “{{feed}}”.',
  'of-other-person': 'This belongs to another person of the feed.',
  'of-rejected-person': 'This belongs to a person whose entry was rejected.',
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
  'photo-rare': 'This JPEG is damaged or of an unusual kind.',
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
  'file-nul-variable':
    'The file isn’t text: its header row contains a NUL character. If it’s UTF-16, set FEED_FILE_ENCODING=utf-16le.',
  'file-other-mark': 'The file begins with the byte-order mark of {{marked}}, so it isn’t {{chosen}}.',
  'file-other-encoding': 'The file isn’t {{encoding}}: line {{line}} or a line shortly after can’t be decoded.',
  'file-not-utf-8':
    'Line {{line}}, column {{column}} isn’t UTF-8 (byte 0x{{byte}}): the file looks like {{encoding}}. Choose the encoding {{option}}, or save the file as UTF-8.',
  'file-not-utf-8-variable':
    'Line {{line}}, column {{column}} isn’t UTF-8 (byte 0x{{byte}}): the file looks like {{encoding}}. Set FEED_FILE_ENCODING={{option}}, or save the file as UTF-8.',

  'csv-open-quote': 'The row that begins on line {{line}} opens a quotation mark that is never closed.',
  'csv-row-too-long':
    'The row that begins on line {{line}} has more than {{limit}} characters: a quotation mark may be missing.',
  'csv-unreadable': 'The row that begins on line {{line}} can’t be read as CSV ({{error}}).',
  'heading-too-long': 'The header row has more than {{limit}} characters.',
  'heading-too-many-columns': 'The header row has more than {{limit}} columns.',
  'heading-repeated': 'The column “{{column}}” appears twice.',
  'heading-misspelled': 'The column “{{column}}” isn’t a profile field. Did you mean “{{field}}”?',
  'heading-no-login': 'The header row has no column for the login.',
  'heading-no-login-but': 'The header row has no column for the login. Assign one under “Columns and fields”.',
  'heading-no-login-variable':
    'The header row has no column for the login. These columns look like fields: {{columns}}. Name them in the file in FEED_FILE_MAP.',
  'heading-unmapped': 'The header row has no column “{{columns}}”, which is assigned to “{{field}}”.',

  'ldif-value-too-long': 'Line {{line}} has more than {{limit}} characters.',
  'ldif-start': 'Line {{line}}: LDIF starts with “version: 1” or “dn:”.',
  'ldif-version': 'Line {{line}}: only LDIF version 1 is supported.',
  'ldif-change':
    'Line {{line}} is a change record: a people file must be a complete list of entries, not a list of changes.',
  'ldif-cut-off':
    'The file ends in the middle of line {{line}}: it was cut off. If it’s complete, end that line with a line break.',
  'ldif-no-result':
    'The file was cut off: ldapsearch ends with the result of its search, which is missing. Run it again.',
  'ldif-result': 'The file doesn’t contain everyone: the search of ldapsearch ended with LDAP result code {{result}}.',

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

  'ldap-time-limit': 'The directory server {{server}} stopped the search, which took longer than its time limit.',
  'ldap-size-limit':
    'The directory server {{server}} sent only some of the people: its size limit was reached although pages were requested. Raise the limit for the service account.',
  'ldap-no-password-bind': 'The directory server {{server}} doesn’t accept a bind with a password.',
  'ldap-not-encrypted':
    'The directory server {{server}} requires an encrypted connection: use ldaps:// or FEED_LDAP_START_TLS=true.',
  'ldap-no-start-tls':
    'The directory server {{server}} refuses StartTLS (LDAP result code {{result}}). Check that it has a certificate, or use ldaps:// in FEED_LDAP_URL.',
  'ldap-referral':
    'The directory server {{server}} returned a referral: set FEED_LDAP_URL to the server that has FEED_LDAP_BASE.',
  'ldap-administrative-limit':
    'The directory server {{server}} stopped the search, which exceeds an administrative limit for the service account.',
  'ldap-no-pages': 'The directory server {{server}} doesn’t support paged results (RFC 2696), which are needed.',
  'ldap-no-base':
    'The directory server {{server}} has no entry at FEED_LDAP_BASE, or the service account may not read it.',
  'ldap-not-dn':
    'The directory server {{server}} says that FEED_LDAP_BASE or FEED_LDAP_BIND_DN isn’t a distinguished name.',
  'ldap-no-password':
    'The directory server {{server}} accepts neither anonymous access nor an empty password: set FEED_LDAP_BIND_DN and its password.',
  'ldap-password': 'The directory server {{server}} rejected FEED_LDAP_BIND_DN or its password.',
  'ldap-no-right': 'The directory server {{server}} doesn’t allow the service account to read the people.',
  'ldap-busy': 'The directory server {{server}} is busy.',
  'ldap-unavailable': 'The directory server {{server}} is unavailable.',
  'ldap-unwilling': 'The directory server {{server}} refuses the request (unwillingToPerform). Its log has the reason.',
  'ldap-result': 'The directory server {{server}} answered with LDAP result code {{result}}.',

  'ldap-account-unknown': 'The directory server {{server}} doesn’t know the account FEED_LDAP_BIND_DN.',
  'ldap-account-hours':
    'The directory server {{server}} doesn’t allow the account FEED_LDAP_BIND_DN to sign in at this time.',
  'ldap-account-disabled': 'The directory server {{server}} says that the account FEED_LDAP_BIND_DN is disabled.',
  'ldap-account-expired': 'The directory server {{server}} says that the account FEED_LDAP_BIND_DN has expired.',
  'ldap-account-locked': 'The directory server {{server}} says that the account FEED_LDAP_BIND_DN is locked.',
  'ldap-password-expired': 'The directory server {{server}} says that the password of FEED_LDAP_BIND_DN has expired.',
  'ldap-password-reset':
    'The directory server {{server}} says that the password of FEED_LDAP_BIND_DN must be changed first.',

  'ldap-refused': 'The directory server {{server}} refuses connections on that port.',
  'ldap-closed': 'The directory server {{server}} closed the connection.',
  'ldap-cut-off': 'The directory server {{server}} closed the connection before its response was complete.',
  'ldap-no-route': 'The directory server {{server}} can’t be reached: there’s no route to the host.',
  'ldap-no-network': 'The directory server {{server}} can’t be reached: there’s no route to the network.',
  'ldap-unknown-host': 'The directory server {{server}} has a host name that DNS doesn’t know.',
  'ldap-no-dns': 'The directory server {{server}} can’t be looked up: the DNS server doesn’t respond.',
  'ldap-no-answer': 'The directory server {{server}} doesn’t respond.',
  'ldap-slow': 'The directory server {{server}} doesn’t respond in time.',
  'ldap-untrusted':
    'The directory server {{server}} has a certificate from an authority that isn’t trusted: set FEED_LDAP_CA to the file with the certificate of that authority.',
  'ldap-certificate-expired': 'The directory server {{server}} has a certificate that has expired.',
  'ldap-certificate-host':
    'The directory server {{server}} has a certificate for another host name: set FEED_LDAP_URL to a host name in the certificate.',
  'ldap-tls': 'The directory server {{server}} can’t be reached over TLS ({{error}}).',

  'ldap-not-ldap': 'The directory server {{server}} sent a response that isn’t valid LDAP.',
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
  'ldap-file': 'The file in {{variable}} can’t be used. “npm run people -- try-ldap” says why.',
  'ldap-no-attribute':
    'FEED_LDAP_MAP: the directory server has no attribute “{{attribute}}”, which is mapped to {{field}}.',
  'ldap-no-attribute-but':
    'FEED_LDAP_MAP: the directory server has no attribute “{{attribute}}”, which is mapped to {{field}}. Did you mean “{{suggestion}}”?',
  'ldap-stopped': 'Reading the directory server was stopped before everyone was read.',
  'ldap-too-late': 'The directory server didn’t send everyone within {{hours}} hours.',
  'ldap-memory':
    'The entries of the directory server need more memory than is available for reading them: lower FEED_LDAP_PAGE_SIZE.',

  'path-missing': 'There is no file or folder {{path}}.',
  'path-no-match': 'There is no file that matches {{path}}.',
  'path-not-file': '{{path}} isn’t a file.',
  'path-unfinished': '{{path}} is still being written.',
  'path-changed': '{{path}} was changed while it was read.',
  'path-unreadable': '{{path}} can’t be read ({{error}}).',
  'path-no-photos': 'There are no photos in {{path}}.',
  'path-too-many-files': 'The folder has more than {{limit}} files.',
  'map-not-json': 'The file in FEED_FILE_MAP isn’t valid JSON.',
  'map-not-object': 'The file in FEED_FILE_MAP must contain a JSON object.',
  'map-unknown-field': 'FEED_FILE_MAP: “{{field}}” isn’t a profile field.',
  'map-not-names': 'FEED_FILE_MAP: “{{field}}” must be a name or a list of names.',

  'retire-overtaken': 'Someone else changed people of this feed during the run.',
  'retire-token': 'A SCIM token may still write to this feed. Revoke it first under “SCIM”.',
  'database-silent': 'The database isn’t responding. Nothing was changed.',
  'database-unconfirmed': 'The database didn’t confirm the change: it’s stored completely, or not at all.',

  'heading-below-title': 'The header row is line {{line}}; the lines above it were ignored.',
  'column-ignored': 'The column “{{column}}” isn’t a profile field and was ignored.',
  'files-ignored': 'Files that aren’t images were ignored: {{files}}.',
} as const satisfies FeedReasonTexts;
