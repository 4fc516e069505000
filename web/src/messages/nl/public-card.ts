import type { publicCard as english } from '../en/public-card.ts';
import type { Translation } from '../messages.ts';

export const publicCard: Translation<typeof english> = {
  card: 'Online visitekaartje',
  activate: 'Mijn online visitekaartje activeren',
  since: 'Aan sinds {{date}}.',
  offHint: 'Als u het uitzet, werkt deze code nooit meer; opnieuw aanzetten maakt een nieuwe.',
  showCode: 'De QR-code van mijn visitekaartje tonen',
  showPhoto: 'Mijn foto tonen in plaats van de QR-code',
  code: 'QR-code van mijn visitekaartje',
  visit: 'Mijn kaartje openen zoals anderen het zien',
  change: 'Kiezen wat erop staat',
  save: 'Opslaan',
  accept: 'Accepteren',
  decline: 'Weigeren',

  choice: 'Wat er op mijn kaartje staat',
  choiceHint: 'Uw naam staat er altijd op. Een veld zonder waarde wordt weggelaten.',
  photo: 'Foto',
  title: 'Functie',
  organization: 'Bedrijf',
  email: 'E-mail',
  primaryPhone: 'Telefoon',
  mobilePhone: 'Mobiel',
  C_facsimileTelephoneNumber: 'Fax',
  streetAddress: 'Straat',
  zipCode: 'Postcode',
  city: 'Plaats en land',
  linkedInURI: 'LinkedIn-profiel',

  preview: 'Voorbeeld',
  previewHint: 'Dit ziet iedereen die uw code scant.',

  fullScreen: 'Volledig scherm',
  downloadSvg: 'De QR-code downloaden als SVG, voor drukwerk',
  downloadPng: 'De QR-code downloaden als PNG, een afbeelding',
  print: 'Afdrukken als badge',
  scan: 'Scan om mijn contact op te slaan',

  turnOffHeading: 'Je visitekaartje uitschakelen?',
  turnOffText:
    'De pagina van je visitekaartje gaat offline en codes die je hebt afgedrukt of gedeeld, werken nooit meer. Schakel je het visitekaartje weer in, dan krijgt het een nieuwe code.',
  turnOff: 'Uitschakelen',
};

// Texts are loaded by the name of their file.
export { publicCard as 'public-card' };
