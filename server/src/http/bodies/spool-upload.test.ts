import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { spoolUpload } from './spool-upload.ts';

test('a reader that stops early leaves no file open', async () => {
  const upload = await spoolUpload(Readable.from([Buffer.alloc(1_000_000)]));
  const pieces = upload.read()[Symbol.asyncIterator]();
  await expect(pieces.next()).resolves.toMatchObject({ done: false });
  await upload[Symbol.asyncDispose]();
  await expect(pieces.next()).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
});
