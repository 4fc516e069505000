import type { Translation } from '../messages.ts';
import type { shell as english } from '../en/shell.ts';

// Form of address in every Dutch text: "je". Buttons end with the infinitive.
export const shell: Translation<typeof english> = {
  skipToContent: 'Naar de inhoud',
  mainNavigation: 'Hoofdnavigatie',
  home: 'Startpagina',
  directory: 'Adresboek',
  settings: 'Instellingen',
  openMenu: 'Menu openen',
  closeMenu: 'Menu sluiten',
  accountMenu: 'Je account',
  myProfile: 'Mijn profiel',
  login: 'Inloggen',
  logout: 'Uitloggen',

  signedOutHeading: 'Log in om het adresboek te gebruiken',
  signedOutText: 'Log in met je bedrijfsaccount. Daarna kom je terug op deze pagina.',
  signingIn: 'Bezig met inloggen…',
  providerAway:
    'De inlogdienst van je bedrijf reageert op dit moment niet. We blijven het proberen; deze pagina gaat vanzelf verder.',
  signInFailedHeading: 'Inloggen is mislukt',
  signInFailedText: 'De identiteitsprovider of je browser meldt:',
  signInTooOld: 'Je bent meer dan 30\u00a0minuten geleden begonnen met inloggen. Log opnieuw in.',
  signInUnknown: 'Deze inlogpoging is al gebruikt of in een andere browser gestart. Log opnieuw in.',
  signInAgain: 'Opnieuw inloggen',
  signedInAgainHeading: 'Je bent weer ingelogd',
  signedInAgainText: 'Ga terug naar het andere tabblad: daar kun je verder waar je was. Dit tabblad kun je sluiten.',
  goHome: 'Naar de startpagina',

  sessionEndedHeading: 'Je sessie is verlopen',
  sessionEndedText:
    'Log opnieuw in om verder te gaan. Dat doe je in een nieuw tabblad: deze pagina blijft zoals ze is en alles wat je hebt ingevuld, blijft bewaard.',
  sessionEndedWaiting: 'Wachten tot je in het andere tabblad bent ingelogd…',
  signInTooOldHeading: 'Log opnieuw in om door te gaan',
  signInTooOldText:
    'Om te wijzigen wie toegang heeft, moet je kort geleden zijn ingelogd. Log opnieuw in op een ander tabblad: wat je hier hebt ingevuld, blijft staan.',
  signOutInstead: 'Uitloggen',

  notListedText:
    'Je bent ingelogd, maar je hebt nog geen profiel in het adresboek. Je kunt wel collega’s zoeken en hun profielen bekijken.',
  accessDeniedHeading: 'Deze pagina is alleen voor beheerders',
  accessDeniedText: 'Heb je toegang nodig? Vraag het aan een beheerder van het adresboek.',
  unknownPageHeading: 'Pagina niet gevonden',
  unknownPageText: 'Misschien zit er een fout in het adres of is de pagina verplaatst.',
  brokenPageHeading: 'Er is iets misgegaan op deze pagina',
  brokenPageText:
    'Dat ligt niet aan jou. Laad de pagina opnieuw. Helpt dat niet, neem dan contact op met de IT-support.',
  unavailableHeading: 'Het adresboek reageert niet',
  reload: 'Opnieuw laden',
  tryAgain: 'Opnieuw proberen',
  loading: 'Laden…',
  requestNumber: 'Aanvraag-ID: {{requestId}}',

  submit: 'Opslaan',
  cancel: 'Annuleren',
  close: 'Sluiten',
  clear: 'Wissen',
  copy: 'Kopiëren',
  copyOf: '{{value}} kopiëren',
  copied: 'Gekopieerd',
  leaveHeading: 'Pagina verlaten zonder op te slaan?',
  leaveText: 'Wat je hebt ingevuld, is nog niet opgeslagen.',
  leave: 'Pagina verlaten',
  stay: 'Hier blijven',
  breadcrumb: 'Kruimelpad',
  unknownUser: 'ONBEKENDE GEBRUIKER',
  photoOf: 'Foto van {{name}}',

  informationStatement: 'Privacyverklaring',
  opensInNewTab: '(opent in een nieuw tabblad)',
  chooseLanguage: 'Taal',
  backToTop: 'Naar boven',
  offline:
    'Je bent offline. Zoekopdrachten en pagina’s worden geladen zodra de verbinding terug is. Verder wordt er niets verzonden: probeer het dan opnieuw.',
  onlineAgain: 'Je bent weer online. Zoekopdrachten en pagina’s die wachtten, worden nu geladen.',
  offlineHeading: 'Je bent offline',
  offlinePage: 'Deze pagina wordt geopend zodra de verbinding terug is.',
};
