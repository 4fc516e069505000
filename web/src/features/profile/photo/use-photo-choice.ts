import { useEffect, useRef, useState } from 'react';
import { readPhoto, type PhotoFault } from './read-photo.ts';

/**
 * The picture of the file chosen last, until it is closed, or why the file is rejected. A decoded picture takes four bytes per pixel, so it is
 * freed when it is closed or replaced, and when the component unmounts.
 */
export function usePhotoChoice() {
  const [picture, setPicture] = useState<ImageBitmap>();
  const [fault, setFault] = useState<PhotoFault>();
  const latest = useRef<File>(undefined);
  const shown = useRef<ImageBitmap>(undefined);

  useEffect(
    () => () => {
      latest.current = undefined;
      shown.current?.close();
    },
    [],
  );

  function show(next: ImageBitmap | undefined) {
    shown.current?.close();
    shown.current = next;
    setPicture(next);
  }

  async function choose(file: File) {
    latest.current = file;
    const read = await readPhoto(file);
    if (latest.current !== file) {
      if (typeof read !== 'string') read.close();
      return;
    }
    setFault(typeof read === 'string' ? read : undefined);
    show(typeof read === 'string' ? undefined : read);
  }

  function close() {
    latest.current = undefined;
    show(undefined);
  }

  return { picture, fault, choose, close };
}
