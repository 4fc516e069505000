import type { Translation } from '../messages.ts';
import type { recording as english } from '../en/recording.ts';

export const recording: Translation<typeof english> = {
  listenTo: 'Ouvir como se pronuncia {{name}}',
  listen: 'Ouvir',
  stopListening: 'Parar',
  playFailed: 'Não é possível reproduzir a gravação.',
  record: 'Gravar',
  recordAgain: 'Gravar de novo',
  recordHeading: 'Como digo o meu nome',
  recordText:
    'Diga o seu nome como quando se apresenta, em {{most}} segundos no máximo. Todas as pessoas com sessão iniciada podem ouvir a gravação. Esta não aparece no seu cartão de visita.',
  startRecording: 'Começar a gravar',
  stopRecording: 'Parar a gravação',
  recordingNow: 'A gravar…',
  recordingLength: '{{seconds}} de {{most}} segundos',
  recorded_one: 'Duração da gravação: {{count}} segundo. Ouça-a antes de a guardar.',
  recorded_other: 'Duração da gravação: {{count}} segundos. Ouça-a antes de a guardar.',
  saveRecording: 'Guardar a gravação',
  savingRecording: 'A guardar a gravação…',
  recordingSaved: 'A sua gravação foi guardada.',
  eraseRecording: 'Eliminar a gravação',
  recordingErased: 'A sua gravação foi eliminada.',
  recordingTurnedOff:
    'Um administrador desativou as gravações. Ninguém pode ouvir a sua, mas continua guardada até que a elimine.',
  microphoneDenied: 'Esta página não pode usar o microfone. Permita-o para este site nas definições do navegador.',
  microphoneMissing: 'Não foi encontrado nenhum microfone, ou outro programa está a usá-lo.',
  recordingUnsupported: 'Este navegador não consegue gravar som. Experimente outro ou abra o diretório por HTTPS.',
};
