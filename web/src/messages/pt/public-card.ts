import type { publicCard as english } from '../en/public-card.ts';
import type { Translation } from '../messages.ts';

export const publicCard: Translation<typeof english> = {
  card: 'Cartão de visita online',
  activate: 'Ativar o meu cartão de visita online',
  since: 'Ativo desde {{date}}.',
  offHint: 'Se o desativar, este código deixa de funcionar definitivamente; ao ativá-lo novamente, será criado outro.',
  showCode: 'Mostrar o código QR do meu cartão de visita',
  showPhoto: 'Mostrar a minha fotografia em vez do código QR',
  code: 'Código QR do meu cartão de visita',
  visit: 'Abrir o meu cartão de visita como os outros o veem',
  change: 'Escolher o que é mostrado',
  save: 'Guardar',
  accept: 'Aceitar',
  decline: 'Recusar',

  choice: 'Conteúdo do meu cartão de visita',
  choiceHint: 'O seu nome aparece sempre. Os campos vazios não são mostrados.',
  photo: 'Fotografia',
  namePronunciation: 'Pronúncia do nome',
  pronouns: 'Pronomes',
  title: 'Função',
  organization: 'Empresa',
  email: 'E-mail',
  primaryPhone: 'Telefone',
  mobilePhone: 'Telemóvel',
  C_facsimileTelephoneNumber: 'Fax',
  streetAddress: 'Rua e número',
  zipCode: 'Código postal',
  city: 'Cidade e país',
  linkedInURI: 'Perfil do LinkedIn',

  preview: 'Pré-visualização',
  previewHint: 'Isto é o que verá quem ler o seu código.',

  fullScreen: 'Ecrã inteiro',
  downloadSvg: 'Transferir o código QR em SVG, para impressão',
  downloadPng: 'Transferir o código QR em PNG, como imagem',
  pngFailed: 'Não foi possível criar a imagem. Transfira o SVG.',
  print: 'Imprimir como crachá',
  scan: 'Leia o código para guardar o meu contacto',

  turnOffHeading: 'Desativar o seu cartão de visita?',
  turnOffText:
    'A página do seu cartão deixa de estar online e os códigos que imprimiu ou partilhou deixam definitivamente de funcionar. Se voltar a ativar o cartão, será criado um novo código.',
  turnOff: 'Desativar',
};

// The loader expects an export with the name of the file.
export { publicCard as 'public-card' };
