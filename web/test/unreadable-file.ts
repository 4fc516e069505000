/** Makes a file fail to be read, as if it had been moved since it was chosen. */
export function unreadable(file: File): File {
  const fail = () => Promise.reject(new DOMException('', 'NotReadableError'));
  return Object.assign(file, { arrayBuffer: fail, slice: () => Object.assign(new Blob(), { arrayBuffer: fail }) });
}
