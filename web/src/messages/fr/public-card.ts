import type { publicCard as english } from '../en/public-card.ts';
import type { Translation } from '../messages.ts';

export const publicCard: Translation<typeof english> = {
  card: 'Carte de visite en ligne',
  activate: 'Activer ma carte de visite en ligne',
  since: 'Active depuis le {{date}}.',
  offHint:
    'Si vous la désactivez, ce code QR cessera définitivement de fonctionner. Si vous la réactivez, un nouveau code sera créé.',
  showCode: 'Afficher le code QR de ma carte de visite',
  showPhoto: 'Afficher ma photo à la place du code QR',
  code: 'Code QR de ma carte de visite',
  visit: 'Voir ma carte telle que les autres la voient',
  change: 'Choisir le contenu de ma carte',
  save: 'Enregistrer',
  accept: 'Accepter',
  decline: 'Refuser',

  choice: 'Contenu de ma carte',
  choiceHint: 'Votre nom est toujours affiché. Les champs vides n’apparaissent pas.',
  photo: 'Photo',
  namePronunciation: 'Prononciation du nom',
  pronouns: 'Pronoms',
  title: 'Fonction',
  organization: 'Société',
  email: 'E-mail',
  primaryPhone: 'Téléphone',
  mobilePhone: 'Portable',
  C_facsimileTelephoneNumber: 'Fax',
  streetAddress: 'Rue',
  zipCode: 'Code postal',
  city: 'Ville et pays',
  linkedInURI: 'Profil LinkedIn',

  preview: 'Aperçu',
  previewHint: 'Voici ce que voient les personnes qui scannent votre code.',

  fullScreen: 'Plein écran',
  downloadSvg: 'Télécharger le code QR en SVG (pour l’impression)',
  downloadPng: 'Télécharger le code QR en PNG (image)',
  pngFailed: 'L’image n’a pas pu être créée. Téléchargez le SVG à la place.',
  print: 'Imprimer en badge',
  scan: 'Scannez pour enregistrer mes coordonnées',

  turnOffHeading: 'Désactiver votre carte de visite\u202f?',
  turnOffText:
    'La page de votre carte ne sera plus en ligne et les codes que vous avez imprimés ou partagés cesseront définitivement de fonctionner. Si vous réactivez la carte, un nouveau code sera créé.',
  turnOff: 'Désactiver',
};

// The loader expects an export with the name of the file.
export { publicCard as 'public-card' };
