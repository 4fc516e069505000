import { cancelUpload, readUpload, startUpload, type PeopleUpload } from '@directory/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { storageKeys } from '../../../storage-keys.ts';
import { useAdministratorCall } from '../administrator-access.ts';
import { sendInPieces } from './send-in-pieces.ts';

export interface UploadState {
  phase: 'sending' | 'waiting' | 'paused';
  received: number;
  size: number;
}

/** Storage key of the upload that this tab has started, so that it can continue after a reload of the page. */
const memory = storageKeys.upload;

/** Uploads a file in pieces. The upload can be paused, and continues after a lost connection or a reload of the page. */
export function useFileUpload() {
  const call = useAdministratorCall();
  const [state, setState] = useState<UploadState>();
  const [wasInterrupted] = useState(() => sessionStorage.getItem(memory) !== null);
  const sending = useRef<AbortController>(null);
  const resume = useRef<() => void>(null);
  const id = useRef<string>(null);
  useEffect(() => () => sending.current?.abort(), []);

  /** Returns the ID of the upload; undefined if it was cancelled. */
  async function start(file: File): Promise<string | undefined> {
    const upload = await begin(file);
    id.current = upload.id;
    remember(file, upload.id);
    try {
      return await send(file, upload);
    } finally {
      setState(undefined);
    }
  }

  async function send(file: File, begun: PeopleUpload): Promise<string | undefined> {
    let upload = begun;
    for (;;) {
      const controller = new AbortController();
      sending.current = controller;
      const onProgress = ({ received, isWaiting }: { received: number; isWaiting: boolean }) =>
        setState({ phase: isWaiting ? 'waiting' : 'sending', received, size: file.size });
      try {
        await sendInPieces({ file, upload, call, signal: controller.signal, onProgress });
        return upload.id;
      } catch (failure) {
        if (controller.signal.reason !== 'pause') {
          if (controller.signal.aborted) return undefined;
          throw failure;
        }
      }
      setState((before) => before && { ...before, phase: 'paused' });
      await new Promise<void>((resolve) => {
        resume.current = resolve;
      });
      if (id.current === null) return undefined;
      upload = await call(readUpload, { params: { id: upload.id } });
    }
  }

  async function begin(file: File): Promise<PeopleUpload> {
    const known = recall(file);
    if (known !== undefined) {
      try {
        return await call(readUpload, { params: { id: known } });
      } catch (failure) {
        if (!(failure instanceof ApiFailure) || failure.code !== 'upload.unknown') throw failure;
      }
    }
    return await call(startUpload, { body: { size: file.size } });
  }

  return {
    state,
    /** Whether this page was left or reloaded before an upload was imported. It continues when the same file is chosen. */
    wasInterrupted,
    start,
    pause: () => sending.current?.abort('pause'),
    resume: () => resume.current?.(),
    /** Stops and deletes the upload. */
    cancel() {
      const cancelled = id.current;
      id.current = null;
      sessionStorage.removeItem(memory);
      sending.current?.abort('cancel');
      resume.current?.();
      // A failure does not matter, because uploads expire.
      if (cancelled !== null) call(cancelUpload, { params: { id: cancelled } }).catch(() => {});
    },
    /** Called after the import, when the server has deleted the upload. */
    forget() {
      id.current = null;
      sessionStorage.removeItem(memory);
    },
  };
}

function signatureOf(file: File): string {
  return `${file.size} ${file.lastModified} ${file.name}`;
}

function remember(file: File, id: string): void {
  sessionStorage.setItem(memory, JSON.stringify({ id, signature: signatureOf(file) }));
}

function recall(file: File): string | undefined {
  try {
    const { id, signature } = JSON.parse(sessionStorage.getItem(memory) ?? '{}') as Record<string, unknown>;
    return typeof id === 'string' && signature === signatureOf(file) ? id : undefined;
  } catch {
    return undefined;
  }
}
