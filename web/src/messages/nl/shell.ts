import type { Translation } from '../messages.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translation<typeof english> = {
  skipToContent: 'Naar de inhoud',
  mainNavigation: 'Hoofdnavigatie',
  home: 'Startpagina',
  directory: 'Adresboek',
  settings: 'Instellingen',
  openMenu: 'Menu openen',
  closeMenu: 'Menu sluiten',
  accountMenu: 'Uw account',
  myProfile: 'Mijn profiel',
  login: 'Inloggen',
  logout: 'Uitloggen',

  signedOutHeading: 'U moet ingelogd zijn om het adresboek te gebruiken',
  signedOutText: 'Log in met het account van uw bedrijf. Daarna komt u op deze pagina terug.',
  signingIn: 'U wordt ingelogd…',
  signInFailedHeading: 'Het inloggen is mislukt',
  signInFailedText: 'De identiteitsprovider of deze browser meldde:',
  signInTooOld: 'U bent meer dan 30 minuten geleden begonnen met inloggen. Log opnieuw in.',
  signInUnknown: 'Deze aanmelding is al gebruikt of in een andere browser begonnen. Log opnieuw in.',
  signInAgain: 'Opnieuw inloggen',
  signedInAgainHeading: 'U bent weer ingelogd',
  signedInAgainText:
    'Ga terug naar het tabblad waar u vandaan kwam: het gaat verder waar u was. Dit tabblad kunt u sluiten.',
  goHome: 'Naar de startpagina',

  sessionEndedHeading: 'Uw sessie is verlopen',
  sessionEndedText:
    'Log opnieuw in om verder te gaan. Dat gebeurt in een nieuw tabblad; deze pagina blijft zoals ze is en er gaat niets verloren van wat u hebt ingevuld.',
  sessionEndedWaiting: 'Wachten tot u in het andere tabblad bent ingelogd…',
  signedOutInstead: 'Liever uitloggen',

  notListedText:
    'U bent ingelogd, maar u hebt nog geen profiel in het adresboek. U kunt wel collega’s zoeken en bekijken.',
  accessDeniedHeading: 'Deze pagina is alleen voor beheerders',
  accessDeniedText: 'Hebt u toegang nodig? Vraag het aan een beheerder van het adresboek.',
  unknownPageHeading: 'Deze pagina bestaat niet',
  unknownPageText: 'Misschien zit er een tikfout in het adres, of is de pagina verplaatst.',
  brokenPageHeading: 'Deze pagina werkt niet meer',
  brokenPageText:
    'De fout ligt bij ons, niet bij u. Laad de pagina opnieuw; helpt dat niet, neem dan contact op met uw IT-ondersteuning.',
  unavailableHeading: 'Het adresboek reageert niet',
  reload: 'Opnieuw laden',
  tryAgain: 'Opnieuw proberen',
  loading: 'Laden…',
  requestNumber: 'Verzoeknummer {{requestId}}',

  submit: 'Verzenden',
  cancel: 'Annuleren',
  close: 'Sluiten',
  clear: 'Wissen',
  copy: 'Kopiëren',
  copyOf: '{{value}} kopiëren',
  copied: 'Gekopieerd',
  leaveHeading: 'Weggaan zonder op te slaan?',
  leaveText: 'Wat u hebt ingevuld, is niet opgeslagen.',
  leave: 'Weggaan',
  stay: 'Hier blijven',
  breadcrumb: 'Kruimelpad',
  unknownUser: 'ONBEKENDE GEBRUIKER',
  photoOf: 'Foto van {{name}}',

  informationStatement: 'Privacyverklaring',
  opensInNewTab: '(opent in een nieuw tabblad)',
  chooseLanguage: 'Taal',
  backToTop: 'Terug naar boven',

  offline:
    'U bent offline. Zoekopdrachten en pagina’s worden geladen zodra de verbinding terug is. Verder wordt er niets verzonden: probeer het dan opnieuw.',
  onlineAgain: 'U bent weer online. Zoekopdrachten en pagina’s die wachtten, worden nu geladen.',
  offlineHeading: 'U bent offline',
  offlinePage: 'Deze pagina wordt geopend zodra de verbinding terug is.',
};
