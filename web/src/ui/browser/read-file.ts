/** The browser can no longer read a chosen file: it was changed, moved or deleted, or its drive was removed. */
export class FileUnreadableError extends Error {
  override readonly name = 'FileUnreadableError';
}

/**
 * The bytes of a chosen file, or of a part of it. Read a part before it is sent: otherwise `fetch` fails as if the connection were lost.
 * @throws FileUnreadableError
 */
export async function readBytes(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (thrown) {
    throw new FileUnreadableError('The file can no longer be read.', { cause: thrown });
  }
}
