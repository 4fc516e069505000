import { Writable } from 'node:stream';

const errorLevel = 50;

/** Log destination of a server under test (JSON lines of Pino). A logged error fails the test; other entries are dropped. */
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
