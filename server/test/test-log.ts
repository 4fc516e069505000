import { Writable } from 'node:stream';

const errorLevel = 50;

/** Where a server under test writes its log (Pino's lines of JSON): an error among them fails the test, the rest is dropped. */
export function testLog(): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().split('\n').filter(Boolean)) {
        const entry = JSON.parse(line) as { level: number };
        if (entry.level >= errorLevel) console.error(line);
      }
      done();
    },
  });
}
