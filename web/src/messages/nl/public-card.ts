import type { publicCard as english } from '../en/public-card.ts';
import type { Translation } from '../messages.ts';

export const publicCard: Translation<typeof english> = {
  card: 'Online visitekaartje',
  activate: 'Mijn online visitekaartje activeren',
  since: 'Actief sinds {{date}}.',
  offHint:
    'Als je het uitschakelt, werkt deze code nooit meer. Schakel je het daarna weer in, dan krijg je een nieuwe code.',
  showCode: 'QR-code van mijn visitekaartje tonen',
  showPhoto: 'Mijn foto tonen in plaats van de QR-code',
  code: 'QR-code van mijn visitekaartje',
  visit: 'Mijn visitekaartje openen zoals anderen het zien',
  change: 'Kiezen wat erop staat',
  save: 'Opslaan',
  accept: 'Accepteren',
  decline: 'Weigeren',

  choice: 'Wat er op mijn visitekaartje staat',
  choiceHint: 'Je naam staat er altijd op. Lege velden worden niet getoond.',
  photo: 'Foto',
  namePronunciation: 'Uitspraak van de naam',
  pronouns: 'Voornaamwoorden',
  title: 'Functie',
  organization: 'Bedrijf',
  email: 'E-mailadres',
  primaryPhone: 'Telefoon',
  mobilePhone: 'Mobiel',
  C_facsimileTelephoneNumber: 'Fax',
  streetAddress: 'Straat en huisnummer',
  zipCode: 'Postcode',
  city: 'Plaats en land',
  linkedInURI: 'LinkedIn-profiel',

  preview: 'Voorbeeld',
  previewHint: 'Dit ziet iedereen die je code scant.',

  fullScreen: 'Volledig scherm',
  downloadSvg: 'QR-code downloaden als SVG, voor drukwerk',
  downloadPng: 'QR-code downloaden als PNG, als afbeelding',
  pngFailed: 'De afbeelding kon niet worden gemaakt. Download in plaats daarvan de SVG.',
  print: 'Afdrukken als badge',
  scan: 'Scan om mijn contactgegevens op te slaan',
  turnOffHeading: 'Je visitekaartje uitschakelen?',
  turnOffText:
    'De pagina van je visitekaartje gaat offline en codes die je hebt afgedrukt of gedeeld, werken nooit meer. Schakel je het visitekaartje weer in, dan krijgt het een nieuwe code.',
  turnOff: 'Uitschakelen',
};

// The loader expects an export with the name of the file.
export { publicCard as 'public-card' };
