import type { Translation } from '../messages.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translation<typeof english> = {
  skipToContent: 'Aller au contenu principal',
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

  signedOutHeading: 'Vous devez vous connecter pour accéder à l’annuaire',
  signedOutText: 'Connectez-vous avec votre compte professionnel. Vous reviendrez ensuite sur cette page.',
  signingIn: 'Connexion en cours…',
  providerAway:
    'Le service de connexion de votre entreprise ne répond pas pour le moment. Nous continuons d’essayer : cette page reprendra d’elle-même.',
  signInFailedHeading: 'La connexion a échoué',
  signInFailedText: 'Message du fournisseur d’identité ou de votre navigateur :',
  signInTooOld: 'Cette connexion a été commencée il y a plus de 30 minutes. Veuillez vous reconnecter.',
  signInUnknown:
    'Cette connexion a déjà été utilisée ou a été commencée dans un autre navigateur. Veuillez vous reconnecter.',
  signInAgain: 'Se reconnecter',
  signedInAgainHeading: 'Vous êtes à nouveau connecté',
  signedInAgainText: 'Revenez à l’onglet précédent pour reprendre là où vous en étiez. Vous pouvez fermer celui-ci.',
  goHome: 'Aller à l’accueil',

  sessionEndedHeading: 'Votre session a expiré',
  sessionEndedText:
    'Reconnectez-vous pour continuer. La connexion s’ouvre dans un nouvel onglet : cette page reste telle quelle et votre saisie est conservée.',
  sessionEndedWaiting: 'En attente de votre connexion dans l’autre onglet…',
  signInTooOldHeading: 'Reconnectez-vous pour continuer',
  signInTooOldText:
    'Modifier les accès exige une connexion récente. Reconnectez-vous dans un autre onglet : votre saisie est conservée ici.',
  signOutInstead: 'Se déconnecter',

  notListedText:
    'Vous êtes connecté, mais vous n’avez pas encore de profil dans l’annuaire. Vous pouvez tout de même rechercher des collègues et consulter leur profil.',
  accessDeniedHeading: 'Cette page est réservée aux administrateurs',
  accessDeniedText: 'Si vous avez besoin d’y accéder, contactez un administrateur de l’annuaire.',
  unknownPageHeading: 'Page introuvable',
  unknownPageText: 'L’adresse est peut-être incorrecte, ou la page a été déplacée.',
  brokenPageHeading: 'Une erreur s’est produite',
  brokenPageText:
    'Le problème vient de notre côté. Rechargez la page. S’il persiste, contactez votre support informatique.',
  unavailableHeading: 'L’annuaire est indisponible',
  reload: 'Recharger',
  tryAgain: 'Réessayer',
  loading: 'Chargement…',
  requestNumber: 'Identifiant de la requête : {{requestId}}',

  submit: 'Valider',
  cancel: 'Annuler',
  close: 'Fermer',
  clear: 'Effacer',
  copy: 'Copier',
  copyOf: 'Copier {{value}}',
  copied: 'Copié',
  leaveHeading: 'Quitter sans enregistrer ?',
  leaveText: 'Vos modifications n’ont pas été enregistrées.',
  leave: 'Quitter',
  stay: 'Rester sur la page',
  breadcrumb: 'Fil d’Ariane',
  unknownUser: 'UTILISATEUR INCONNU',
  photoOf: 'Photo de {{name}}',

  informationStatement: 'Note d’information',
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  chooseLanguage: 'Langue',
  backToTop: 'Haut de page',
  offline:
    'Vous êtes hors ligne. Les recherches et les pages se chargeront au retour de la connexion. Le reste n’est pas envoyé : réessayez à ce moment-là.',
  onlineAgain: 'Vous êtes de nouveau en ligne. Les recherches et les pages en attente se chargent.',
  offlineHeading: 'Vous êtes hors ligne',
  offlinePage: 'Cette page s’ouvrira dès le retour de la connexion.',
};
