import type { publicCard as english } from '../en/public-card.ts';
import type { Translation } from '../messages.ts';

export const publicCard: Translation<typeof english> = {
  card: 'Biglietto da visita online',
  activate: 'Attiva il mio biglietto da visita online',
  since: 'Attivo dal {{date}}.',
  offHint:
    'Se lo disattivi, questo codice smetterà definitivamente di funzionare; riattivandolo ne otterrai uno nuovo.',
  showCode: 'Mostra il codice QR del mio biglietto da visita',
  showPhoto: 'Mostra la mia foto al posto del codice QR',
  code: 'Codice QR del mio biglietto da visita',
  visit: 'Apri il mio biglietto da visita come lo vedono gli altri',
  change: 'Scegli cosa mostrare',
  save: 'Salva',
  accept: 'Accetta',
  decline: 'Rifiuta',

  choice: 'Cosa mostra il mio biglietto da visita',
  choiceHint: 'Il tuo nome compare sempre. I campi vuoti non vengono mostrati.',
  photo: 'Foto',
  namePronunciation: 'Pronuncia del nome',
  pronouns: 'Pronomi',
  title: 'Ruolo',
  organization: 'Società',
  email: 'E-mail',
  primaryPhone: 'Telefono',
  mobilePhone: 'Cellulare',
  C_facsimileTelephoneNumber: 'Fax',
  streetAddress: 'Via e numero civico',
  zipCode: 'CAP',
  city: 'Città e paese',
  linkedInURI: 'Profilo LinkedIn',

  preview: 'Anteprima',
  previewHint: 'Ecco cosa vedrà chi scansiona il tuo codice.',

  fullScreen: 'Schermo intero',
  downloadSvg: 'Scarica il codice QR in formato SVG, per la stampa',
  downloadPng: 'Scarica il codice QR in formato PNG, come immagine',
  pngFailed: 'Impossibile creare l’immagine. Scarica invece l’SVG.',
  print: 'Stampa come badge',
  scan: 'Scansiona per salvare il mio contatto',

  turnOffHeading: 'Disattivare il biglietto da visita?',
  turnOffText:
    'La pagina del biglietto non sarà più online e i codici che hai stampato o condiviso smetteranno definitivamente di funzionare. Se riattivi il biglietto, riceverà un nuovo codice.',
  turnOff: 'Disattiva',
};

// The loader expects an export with the name of the file.
export { publicCard as 'public-card' };
