import {
  feedNamePattern,
  peopleFileKinds,
  peopleFileLimit,
  type FeedUpload,
  type FilePreview,
  type PeopleFileKind,
  type PeopleFileOptions,
} from '@directory/contract';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { isTransient } from '../../../api/query-client.ts';
import { useAction } from '../use-action.ts';
import { useUploadedFile, type UploadedFile } from './feeds-queries.ts';
import { useFileUpload } from './use-file-upload.ts';
import { formatOf, wrongFormat, type FileFormat } from './wrong-format.ts';

/** The step in progress, apart from the upload itself. */
export type Work = 'previewing' | 'checking' | 'importing';

/** State of the import of a people file: chosen, uploaded, previewed, checked, imported. */
export function usePeopleFile() {
  const server = useUploadedFile();
  const uploading = useFileUpload();
  const [feed, setFeed] = useState('');
  const [kind, setKind] = useState<PeopleFileKind>();
  const [file, setFile] = useState<File>();
  const [format, setFormat] = useState<{ of: File; name: FileFormat }>();
  const [uploaded, setUploaded] = useState<UploadedFile>();
  const [preview, setPreview] = useState<FilePreview>();
  const [result, setResult] = useState<FeedUpload>();
  const [work, setWork] = useState<Work>();
  const [isImportLost, setIsImportLost] = useState(false);
  const stop = useRef<AbortController>(null);
  const wrong = format === undefined || format.of !== file ? undefined : wrongFormat(format.name, kind);
  const isRightSize = file !== undefined && file.size > 0 && file.size <= peopleFileLimit;
  const isReady = isRightSize && wrong === undefined && kind !== undefined;

  /** Runs a request that the viewer can cancel. */
  async function perform(name: Work, request: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const controller = new AbortController();
    stop.current = controller;
    setWork(name);
    try {
      await request(controller.signal);
    } catch (failure) {
      // A request cancelled by the viewer is not an error.
      if (!controller.signal.aborted) throw failure;
    } finally {
      setWork(undefined);
    }
  }

  const opening = useAction(async () => {
    if (file === undefined || kind === undefined) return;
    const id = await uploading.start(file);
    if (id === undefined) return;
    const now: UploadedFile = { id, feed: feed.trim(), kind };
    setUploaded(now);
    await perform('previewing', async (signal) => setPreview(await server.preview(now, undefined, signal)));
  });
  const rereading = useAction(async (options: PeopleFileOptions) => {
    if (uploaded === undefined) return;
    setResult(undefined);
    await perform('previewing', async (signal) => setPreview(await server.preview(uploaded, options, signal)));
  });
  const importing = useAction(async (step: { isDryRun: boolean; acceptsRemovals: boolean }) => {
    if (uploaded === undefined || preview === undefined) return;
    const order = { ...uploaded, options: preview.options, ...step };
    setResult(undefined);
    setIsImportLost(false);
    await perform(step.isDryRun ? 'checking' : 'importing', async (signal) => {
      try {
        const imported = await server.import({ ...order, signal });
        setResult(imported);
        if (imported.outcome === 'imported') uploading.forget();
      } catch (failure) {
        setIsImportLost(!step.isDryRun && mayHaveBeenApplied(failure));
        throw failure;
      }
    });
  });
  const actions = [opening, rereading, importing];

  function forget() {
    if (uploaded !== undefined && result?.outcome !== 'imported') uploading.cancel();
    setUploaded(undefined);
    setPreview(undefined);
    setResult(undefined);
    setIsImportLost(false);
    for (const action of actions) action.clearFailure();
  }

  return {
    feed,
    kind,
    file,
    uploaded,
    preview,
    result,
    work,
    uploading,
    /** Why the file cannot be of this kind. Detected before the upload, which may take long. */
    wrong,
    isReady: isReady && feedNamePattern.test(feed.trim()),
    isRunning: actions.some((action) => action.isRunning),
    failure: actions.map((action) => action.failure).find((failure) => failure !== undefined),
    /** Whether the response to an import was lost, so that it is unknown whether the file was imported. */
    isImportLost,
    isReserved: actions.some(
      ({ failure }) => failure instanceof ApiFailure && failure.fields.some(({ field }) => field === 'feed'),
    ),
    nameFeed(name: string) {
      forget();
      setFeed(name);
    },
    choose(chosen: File) {
      forget();
      setFile(chosen);
      setKind(kindOf(chosen.name));
      void formatOf(chosen).then((name) => setFormat({ of: chosen, name }));
    },
    chooseKind(chosen: string) {
      forget();
      setKind(peopleFileKinds.find((name) => name === chosen));
    },
    open: opening.run,
    reread: rereading.run,
    import: importing.run,
    stop: () => stop.current?.abort(),
    /** Returns to the choice of a file. */
    restart: forget,
  };
}

/** A starting node, and one that rejects the request because there are too many, have not begun the import. */
function mayHaveBeenApplied(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure) || failure.status === 429 || failure.code === 'directory.starting') return false;
  return isTransient(failure) || failure.code === 'answer.unreadable';
}

function kindOf(name: string): PeopleFileKind | undefined {
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const kinds: Readonly<Record<string, PeopleFileKind>> = {
    csv: 'csv',
    tsv: 'csv',
    txt: 'csv',
    ldif: 'ldif',
    ldf: 'ldif',
    zip: 'photos',
  };
  return kinds[ending];
}
