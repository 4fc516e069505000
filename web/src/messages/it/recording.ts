import type { Translation } from '../messages.ts';
import type { recording as english } from '../en/recording.ts';

export const recording: Translation<typeof english> = {
  listenTo: 'Ascolta come si pronuncia {{name}}',
  listen: 'Ascolta',
  stopListening: 'Ferma',
  playFailed: 'Impossibile riprodurre la registrazione.',
  record: 'Registra',
  recordAgain: 'Registra di nuovo',
  recordHeading: 'Come pronuncio il mio nome',
  recordText:
    'Di’ il tuo nome come quando ti presenti, in {{most}} secondi al massimo. Chiunque abbia effettuato l’accesso può ascoltare la registrazione. Non compare sul tuo biglietto da visita.',
  startRecording: 'Avvia la registrazione',
  stopRecording: 'Ferma la registrazione',
  recordingNow: 'Registrazione in corso…',
  recordingLength: '{{seconds}} su {{most}} secondi',
  recorded_one: 'Durata della registrazione: {{count}} secondo. Ascoltala prima di salvarla.',
  recorded_other: 'Durata della registrazione: {{count}} secondi. Ascoltala prima di salvarla.',
  saveRecording: 'Salva la registrazione',
  savingRecording: 'Salvataggio della registrazione…',
  recordingSaved: 'La registrazione è stata salvata.',
  eraseRecording: 'Elimina la registrazione',
  recordingErased: 'La registrazione è stata eliminata.',
  recordingTurnedOff:
    'Un amministratore ha disattivato le registrazioni. Nessuno può ascoltare la tua, ma resta memorizzata finché non la elimini.',
  microphoneDenied:
    'Questa pagina non può usare il microfono. Consentilo per questo sito nelle impostazioni del browser.',
  microphoneMissing: 'Nessun microfono trovato, oppure un altro programma lo sta usando.',
  recordingUnsupported:
    'Questo browser non può registrare l’audio. Prova un altro browser o apri la rubrica tramite HTTPS.',
};
