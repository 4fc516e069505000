import { zipOf } from '../../../server/test/zip-archive.ts';
import { progressiveBomb } from '../images/jpeg-files.ts';

export interface HostileFile {
  readonly name: string;
  readonly kind: 'csv' | 'ldif' | 'photos';
  readonly bytes: Buffer;
}

/** Name of the file that a ZIP archive tries to write outside its folder. */
export const escapedFile = 'escaped-from-the-archive.jpg';

/** @param size approximate size of the large files in bytes */
export function hostileFiles(size: number): HostileFile[] {
  return [...named('csv', csvFiles(size)), ...named('ldif', ldifFiles(size)), ...named('photos', archives(size))];
}

function named(kind: HostileFile['kind'], files: Readonly<Record<string, string | Buffer>>): HostileFile[] {
  return Object.entries(files).map(([name, content]) => ({
    name: `${kind}: ${name}`,
    kind,
    bytes: Buffer.from(content),
  }));
}

function csvFiles(size: number): Readonly<Record<string, string | Buffer>> {
  const head = 'login,firstName,lastName,title\n';
  const person = 'someone@files.example,Some,One,Tester\n';
  const rows = Math.floor(size / 40);
  return {
    'one byte': 'a',
    'only a byte-order mark': Buffer.from([0xef, 0xbb, 0xbf]),
    'only a header': head,
    'only line ends': '\n'.repeat(size),
    'only quotes': '"'.repeat(size),
    'only delimiters': ','.repeat(size),
    'a column for every two bytes': `login,${'a,'.repeat(size / 2)}\n${person}`,
    'a line without an end': `${head}a@files.example,${'x'.repeat(size)}`,
    'a quote that is never closed': `${head}"${person.repeat(rows)}`,
    'a quote that opens in every cell': `${head}${'a"b,c"d,"e"f,g\n'.repeat(size / 16)}`,
    'NUL in every cell': `${head}${'a\0@files.example,\0,\0,\0\n'.repeat(1000)}`,
    'lone surrogates in UTF-16': Buffer.from(`\ufeff${head}a@files.example,\ud800,\udfff,x\n`, 'utf16le'),
    'UTF-16 without a mark': Buffer.from(head + person, 'utf16le'),
    'bytes that are no UTF-8': Buffer.concat([Buffer.from(head), Buffer.alloc(10_000, 0xff), Buffer.from('\n')]),
    'random bytes': Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7919 + (index >> 3)) % 256)),
    'logins too long for an index': `${head}${`${'é'.repeat(4000)}@files.example,A,B,C\n`.repeat(10)}`,
    'the same login in every row': head + person.repeat(rows),
    'columns named like object properties': `__proto__,constructor,login,toString\nx,y,a@files.example,z\n`,
    'a column many times': `${'login,'.repeat(2000)}\n${'a@files.example,'.repeat(2000)}\n`,
    'formulas and control characters': `${head}=1+1@files.example,"=cmd|' /c calc'!A1",@SUM(1),\u202e\u2066x\n`,
    'rows of different lengths': `${head}${'a,b,c,d,e,f,g\na\n\n,\n'.repeat(size / 24)}`,
    'a row for every letter': `login\n${'a\n'.repeat(size / 2)}`,
  };
}

function ldifFiles(size: number): Readonly<Record<string, string | Buffer>> {
  const entry = 'dn: uid=a,dc=files\nuid: a\nmail: a@files.example\nsn: A\n';
  return {
    'one folded line': `dn: uid=a,dc=files\nsn: a\n${' b\n'.repeat(size / 3)}`,
    'base64 without an end': `dn: uid=a,dc=files\njpegPhoto:: ${'QUFB'.repeat(size / 4)}\n`,
    'base64 that is none': `${entry}cn:: ****\n\n`,
    'values that are files': `${entry}title:< file:///etc/passwd\njpegPhoto:< file:///dev/zero\n\n`,
    'values that are addresses': `${entry}title:< http://127.0.0.1:1/x\n\n`,
    'an attribute many times': `${entry}${'telephoneNumber: +33123456789\n'.repeat(size / 32)}\n`,
    'change records': `version: 1\ndn: uid=a,dc=files\nchangetype: delete\n\ndn: uid=b\nchangetype: modrdn\nnewrdn: x\n\n`,
    'entries without attributes': 'dn: x\n\n'.repeat(size / 8),
    'a line without a colon': `${entry}nonsense\n\n`,
  };
}

function archives(size: number): Readonly<Record<string, Buffer>> {
  const zeros = Buffer.alloc(Math.min(size * 20, 200_000_000));
  const jpeg = progressiveBomb(4000, 4000, 3);
  const honest = zipOf([{ name: 'a@files.example.jpg', bytes: jpeg }]);
  return {
    'an entry that unpacks to a thousand times its size': zipOf([{ name: 'a@files.example.jpg', bytes: zeros }]),
    'an entry that states one byte': zipOf([{ name: 'a@files.example.jpg', bytes: zeros, size: 1 }]),
    'an entry that states 4 GB': zipOf([{ name: 'a@files.example.jpg', bytes: jpeg, size: 0xfffffffe }]),
    'picture bombs': zipOf(Array.from({ length: 5 }, (_, index) => ({ name: `p${index}.jpg`, bytes: jpeg }))),
    'names outside the folder': zipOf(
      [`../../../../tmp/${escapedFile}`, `/tmp/${escapedFile}`, `..\\..\\${escapedFile}`, `C:\\${escapedFile}`].map(
        (name) => ({ name, bytes: jpeg }),
      ),
    ),
    'names with NUL and control characters': zipOf([
      { name: 'a\0b.jpg', bytes: jpeg },
      { name: '\x1b[2J.jpg', bytes: jpeg },
    ]),
    'the same name many times': zipOf(
      Array.from({ length: Math.min(3000, size / 100) }, () => ({ name: 'x.jpg', bytes: Buffer.from('x') })),
    ),
    'an archive in an archive': zipOf([
      { name: 'x.zip', bytes: honest },
      { name: 'y.jpg', bytes: honest },
    ]),
    'an archive without its end': honest.subarray(0, honest.length - 30),
    'an archive without its beginning': honest.subarray(100),
    'a directory that states many entries': withBytes(honest, honest.length - 12, [0xff, 0xff]),
    'an encrypted entry': withBytes(honest, 6, [1]),
    'no archive': Buffer.alloc(10_000, 0x50),
    'an empty archive': zipOf([]),
  };
}

function withBytes(file: Buffer, position: number, bytes: readonly number[]): Buffer {
  const changed = Buffer.from(file);
  changed.set(bytes, position);
  return changed;
}
