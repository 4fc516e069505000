/** Recordings of name pronunciations: listening to one, and recording one's own. */
export const recording = {
  listenTo: 'Listen to how {{name}} is pronounced',
  listen: 'Listen',
  stopListening: 'Stop',
  playFailed: 'The recording can’t be played.',
  record: 'Record',
  recordAgain: 'Record again',
  recordHeading: 'How I say my name',
  recordText:
    'Say your name the way you introduce yourself, in up to {{most}} seconds. Everyone who is signed in can listen to the recording. It isn’t on your business card.',
  startRecording: 'Start recording',
  stopRecording: 'Stop recording',
  recordingNow: 'Recording…',
  recordingLength: '{{seconds}} of {{most}} seconds',
  recorded_one: 'Recorded: {{count}} second. Listen to it before you save it.',
  recorded_other: 'Recorded: {{count}} seconds. Listen to it before you save it.',
  saveRecording: 'Save recording',
  savingRecording: 'Saving the recording…',
  recordingSaved: 'Your recording has been saved.',
  eraseRecording: 'Delete recording',
  recordingErased: 'Your recording has been deleted.',
  recordingTurnedOff:
    'An administrator has turned recordings off. Nobody can listen to yours, but it is still stored until you delete it.',
  microphoneDenied: 'This page isn’t allowed to use the microphone. Allow it in your browser’s settings for this site.',
  microphoneMissing: 'No microphone was found, or another program is using it.',
  recordingUnsupported: 'This browser can’t record sound. Try another browser, or open the directory over HTTPS.',
} as const;
