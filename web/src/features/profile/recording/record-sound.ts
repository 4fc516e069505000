import { nameRecordingSeconds } from '@directory/contract';

/** Why nothing can be recorded, as a message key. */
export type RecordingFault = 'microphoneDenied' | 'microphoneMissing' | 'recordingUnsupported';

export interface RunningRecording {
  /** Resolves with the recording, in a format that the browser chose, after `stop` or at the maximum duration. */
  readonly recorded: Promise<Blob>;
  stop(): void;
}

/** Asks for permission to use the microphone, and starts recording. */
export async function startRecording(): Promise<RunningRecording | RecordingFault> {
  // Browsers provide no media devices without HTTPS.
  if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined') return 'recordingUnsupported';
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
    try {
      return record(stream);
    } catch (error) {
      release(stream);
      throw error;
    }
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'microphoneDenied';
    return name === 'NotSupportedError' ? 'recordingUnsupported' : 'microphoneMissing';
  }
}

/** Turns off the microphone, and with it the browser's indicator. */
function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function record(stream: MediaStream): RunningRecording {
  const recorder = new MediaRecorder(stream);
  const pieces: Blob[] = [];
  const { promise: recorded, resolve } = Promise.withResolvers<Blob>();
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const timer = setTimeout(stop, nameRecordingSeconds.max * 1000);
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  recorder.addEventListener('stop', () => {
    clearTimeout(timer);
    release(stream);
    resolve(new Blob(pieces, { type: recorder.mimeType }));
  });
  recorder.start();
  return { recorded, stop };
}
