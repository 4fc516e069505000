import { nameRecordingSeconds } from '@directory/contract';

/** Why nothing can be recorded: a text of the profile. */
export type RecordingFault = 'microphoneDenied' | 'microphoneMissing' | 'recordingUnsupported';

export interface RunningRecording {
  /** What was recorded, in a form that this browser chose: after `stop`, or when the longest time is over. */
  readonly recorded: Promise<Blob>;
  stop(): void;
}

/** Asks for the microphone, and records from then on. */
export async function startRecording(): Promise<RunningRecording | RecordingFault> {
  // Without HTTPS there are no media devices.
  if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined') return 'recordingUnsupported';
  try {
    return record(await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } }));
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'microphoneDenied';
    return name === 'NotSupportedError' ? 'recordingUnsupported' : 'microphoneMissing';
  }
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
    // The browser's sign that the microphone is on goes out.
    for (const track of stream.getTracks()) track.stop();
    resolve(new Blob(pieces, { type: recorder.mimeType }));
  });
  recorder.start();
  return { recorded, stop };
}
