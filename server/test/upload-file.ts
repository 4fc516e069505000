import { sendPiece, startUpload } from '@directory/contract';
import type { PeopleUpload } from '@directory/contract';
import type { TestAnswer, TestCaller } from './test-directory.ts';

const bytesType = { 'content-type': 'application/octet-stream' };

/** Sends one piece of an upload. */
export async function putPiece(
  caller: TestCaller,
  id: string,
  offset: number,
  piece: Buffer,
): Promise<TestAnswer<PeopleUpload>> {
  const path = `${sendPiece.path.replace('{id}', id)}?offset=${offset}`;
  return (await caller.request('PUT', path, piece, bytesType)) as TestAnswer<PeopleUpload>;
}

/** Uploads a file and returns the id of the upload. */
export async function uploadFile(caller: TestCaller, file: string | Buffer, pieceSize = 1_000_000): Promise<string> {
  const bytes = Buffer.from(file);
  const { output } = await caller.call(startUpload, { body: { size: bytes.length } });
  for (let offset = 0; offset < bytes.length; offset += pieceSize) {
    const { status } = await putPiece(caller, output.id, offset, bytes.subarray(offset, offset + pieceSize));
    if (status !== 200) throw new Error(`A piece was answered with ${status}.`);
  }
  return output.id;
}
