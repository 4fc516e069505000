import type { Translation } from '../messages.ts';
import type { recording as english } from '../en/recording.ts';

export const recording: Translation<typeof english> = {
  listenTo: 'Escuchar cómo se pronuncia {{name}}',
  listen: 'Escuchar',
  stopListening: 'Detener',
  playFailed: 'No se puede reproducir la grabación.',
  record: 'Grabar',
  recordAgain: 'Volver a grabar',
  recordHeading: 'Cómo digo mi nombre',
  recordText:
    'Di tu nombre como cuando te presentas, en {{most}} segundos como máximo. Podrán escuchar la grabación todas las personas que hayan iniciado sesión. No aparece en tu tarjeta de visita.',
  startRecording: 'Empezar a grabar',
  stopRecording: 'Detener la grabación',
  recordingNow: 'Grabando…',
  recordingLength: '{{seconds}} de {{most}} segundos',
  recorded_one: 'Duración de la grabación: {{count}} segundo. Escúchala antes de guardarla.',
  recorded_other: 'Duración de la grabación: {{count}} segundos. Escúchala antes de guardarla.',
  saveRecording: 'Guardar la grabación',
  savingRecording: 'Guardando la grabación…',
  recordingSaved: 'Tu grabación se ha guardado.',
  eraseRecording: 'Eliminar la grabación',
  recordingErased: 'Tu grabación se ha eliminado.',
  recordingTurnedOff:
    'Un administrador ha desactivado las grabaciones. Nadie puede escuchar la tuya, pero sigue guardada hasta que la elimines.',
  microphoneDenied: 'Esta página no puede usar el micrófono. Permítelo para este sitio en los ajustes del navegador.',
  microphoneMissing: 'No se ha encontrado ningún micrófono, u otro programa lo está usando.',
  recordingUnsupported: 'Este navegador no puede grabar sonido. Prueba con otro o abre el directorio por HTTPS.',
};
