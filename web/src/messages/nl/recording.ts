import type { Translation } from '../messages.ts';
import type { recording as english } from '../en/recording.ts';

export const recording: Translation<typeof english> = {
  listenTo: 'Luister hoe je {{name}} uitspreekt',
  listen: 'Beluisteren',
  stopListening: 'Stoppen',
  playFailed: 'De opname kan niet worden afgespeeld.',
  record: 'Opnemen',
  recordAgain: 'Opnieuw opnemen',
  recordHeading: 'Zo zeg ik mijn naam',
  recordText:
    'Zeg je naam zoals je jezelf voorstelt, in maximaal {{most}} seconden. Iedereen die is ingelogd, kan ernaar luisteren. De opname staat niet op je visitekaartje.',
  startRecording: 'Opname starten',
  stopRecording: 'Opname stoppen',
  recordingNow: 'Bezig met opnemen…',
  recordingLength: '{{seconds}} van {{most}} seconden',
  recorded_one: 'Duur van de opname: {{count}} seconde. Luister ernaar voordat je die opslaat.',
  recorded_other: 'Duur van de opname: {{count}} seconden. Luister ernaar voordat je die opslaat.',
  saveRecording: 'Opname opslaan',
  savingRecording: 'De opname wordt opgeslagen…',
  recordingSaved: 'Je opname is opgeslagen.',
  eraseRecording: 'Opname verwijderen',
  recordingErased: 'Je opname is verwijderd.',
  recordingTurnedOff:
    'Een beheerder heeft opnamen uitgeschakeld. Niemand kan de jouwe beluisteren, maar die blijft opgeslagen totdat je de opname verwijdert.',
  microphoneDenied:
    'Deze pagina mag de microfoon niet gebruiken. Sta dat voor deze site toe in de instellingen van je browser.',
  microphoneMissing: 'Er is geen microfoon gevonden, of een ander programma gebruikt hem.',
  recordingUnsupported:
    'Deze browser kan geen geluid opnemen. Probeer een andere browser of open het adresboek via HTTPS.',
};
