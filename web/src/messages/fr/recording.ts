import type { Translation } from '../messages.ts';
import type { recording as english } from '../en/recording.ts';

export const recording: Translation<typeof english> = {
  listenTo: 'Écouter la prononciation de {{name}}',
  listen: 'Écouter',
  stopListening: 'Arrêter',
  playFailed: 'Impossible de lire l’enregistrement.',
  record: 'Enregistrer',
  recordAgain: 'Réenregistrer',
  recordHeading: 'Comment je prononce mon nom',
  recordText:
    'Dites votre nom comme lorsque vous vous présentez, en {{most}} secondes au plus. Toutes les personnes connectées peuvent écouter l’enregistrement. Il ne figure pas sur votre carte de visite.',
  startRecording: 'Commencer l’enregistrement',
  stopRecording: 'Arrêter l’enregistrement',
  recordingNow: 'Enregistrement en cours…',
  recordingLength: '{{seconds}} sur {{most}} secondes',
  recorded_one: 'Durée enregistrée : {{count}} seconde. Écoutez avant de sauvegarder.',
  recorded_other: 'Durée enregistrée : {{count}} secondes. Écoutez avant de sauvegarder.',
  saveRecording: 'Sauvegarder',
  savingRecording: 'Sauvegarde de l’enregistrement…',
  recordingSaved: 'Votre enregistrement a été sauvegardé.',
  eraseRecording: 'Supprimer l’enregistrement',
  recordingErased: 'Votre enregistrement a été supprimé.',
  recordingTurnedOff:
    'Un administrateur a désactivé les enregistrements. Personne ne peut écouter le vôtre, mais il reste conservé jusqu’à ce que vous le supprimiez.',
  microphoneDenied:
    'Cette page n’a pas accès au microphone. Autorisez-le pour ce site dans les réglages de votre navigateur.',
  microphoneMissing: 'Aucun microphone n’a été trouvé, ou un autre programme l’utilise.',
  recordingUnsupported:
    'Ce navigateur ne peut pas enregistrer de son. Essayez-en un autre, ou ouvrez l’annuaire en HTTPS.',
};
