import type { Translation } from '../messages.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translation<typeof english> = {
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  home: 'Accueil',
  directory: 'Annuaire',
  settings: 'Paramètres',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  accountMenu: 'Votre compte',
  myProfile: 'Mon profil',
  login: 'Se connecter',
  logout: 'Se déconnecter',

  signedOutHeading: 'Vous devez être connecté pour accéder à l’annuaire',
  signedOutText: 'Connectez-vous avec le compte de votre société. Vous reviendrez à cette page.',
  signingIn: 'Connexion en cours…',
  signInFailedHeading: 'La connexion a échoué',
  signInFailedText: 'Le fournisseur d’identité ou ce navigateur a signalé :',
  signInTooOld: 'Cette connexion a été commencée il y a plus de 30 minutes. Veuillez recommencer.',
  signInUnknown:
    'Cette connexion a déjà servi, ou a été commencée dans un autre navigateur. Veuillez vous connecter à nouveau.',
  signInAgain: 'Se reconnecter',
  signedInAgainHeading: 'Vous êtes de nouveau connecté',
  signedInAgainText:
    'Retournez à l’onglet d’où vous venez : il reprend là où vous l’avez laissé. Vous pouvez fermer celui-ci.',
  goHome: 'Aller à l’accueil',

  sessionEndedHeading: 'Votre session a expiré',
  sessionEndedText:
    'Reconnectez-vous pour continuer. La connexion se fait dans un nouvel onglet ; cette page reste telle quelle et rien de ce que vous avez saisi n’est perdu.',
  sessionEndedWaiting: 'En attente de votre connexion dans l’autre onglet…',
  signedOutInstead: 'Plutôt se déconnecter',

  notListedText:
    'Vous êtes connecté, mais vous n’avez pas encore de profil dans l’annuaire. Vous pouvez rechercher et consulter vos collègues.',
  accessDeniedHeading: 'Cette page est réservée aux administrateurs',
  accessDeniedText: 'Si vous avez besoin d’y accéder, adressez-vous à un administrateur de l’annuaire.',
  unknownPageHeading: 'Cette page n’existe pas',
  unknownPageText: 'L’adresse contient peut-être une erreur, ou la page a été déplacée.',
  brokenPageHeading: 'Cette page a cessé de fonctionner',
  brokenPageText:
    'L’erreur vient de nous, pas de vous. Rechargez la page ; si cela ne suffit pas, contactez votre support informatique.',
  unavailableHeading: 'L’annuaire ne répond pas',
  reload: 'Recharger',
  tryAgain: 'Réessayer',
  loading: 'Chargement…',
  requestNumber: 'Numéro de requête {{requestId}}',

  submit: 'Valider',
  cancel: 'Annuler',
  close: 'Fermer',
  clear: 'Effacer',
  copy: 'Copier',
  copyOf: 'Copier {{value}}',
  copied: 'Copié',
  leaveHeading: 'Quitter sans enregistrer ?',
  leaveText: 'Votre saisie n’a pas été enregistrée.',
  leave: 'Quitter',
  stay: 'Rester ici',
  breadcrumb: 'Fil d’Ariane',
  unknownUser: 'UTILISATEUR INCONNU',
  photoOf: 'Photo de {{name}}',

  informationStatement: 'Note d’information',
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  chooseLanguage: 'Langue',
  backToTop: 'Retour en haut',

  offline:
    'Vous êtes hors ligne. Les recherches et les pages se chargeront au retour de la connexion. Rien d’autre n’est envoyé : réessayez à ce moment-là.',
  onlineAgain: 'Vous êtes de nouveau en ligne. Les recherches et les pages en attente se chargent.',
  offlineHeading: 'Vous êtes hors ligne',
  offlinePage: 'Cette page s’ouvrira dès le retour de la connexion.',
};
