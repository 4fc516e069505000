import type { Translation } from '../messages.ts';
import type { shell as english } from '../en/shell.ts';

// Form of address in every Italian text: "tu". Where a participle would show the reader's gender, the sentence is impersonal.
export const shell: Translation<typeof english> = {
  skipToContent: 'Vai al contenuto',
  mainNavigation: 'Navigazione principale',
  home: 'Home',
  directory: 'Rubrica',
  settings: 'Impostazioni',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  accountMenu: 'Il tuo account',
  myProfile: 'Il mio profilo',
  login: 'Accedi',
  logout: 'Esci',

  signedOutHeading: 'Per consultare la rubrica devi accedere',
  signedOutText: 'Accedi con il tuo account aziendale. Tornerai automaticamente a questa pagina.',
  signingIn: 'Accesso in corso…',
  providerAway:
    'Al momento il servizio di accesso della tua azienda non risponde. Continuiamo a provare: questa pagina riprenderà da sola.',
  signInFailedHeading: 'Accesso non riuscito',
  signInFailedText: 'Il provider di identità o il browser ha segnalato:',
  signInTooOld: 'Questo accesso è stato avviato più di 30\u00a0minuti fa. Accedi di nuovo.',
  signInUnknown: 'Questo accesso è già stato usato o è stato avviato in un altro browser. Accedi di nuovo.',
  signInAgain: 'Accedi di nuovo',
  signedInAgainHeading: 'Hai effettuato di nuovo l’accesso',
  signedInAgainText:
    'Torna alla scheda che stavi usando: ritroverai tutto come l’hai lasciato. Questa scheda si può chiudere.',
  goHome: 'Vai alla home',

  sessionEndedHeading: 'La sessione è scaduta',
  sessionEndedText:
    'Per continuare, accedi di nuovo. L’accesso si apre in una nuova scheda: questa pagina resta com’è e non perderai nulla di ciò che hai scritto.',
  sessionEndedWaiting: 'In attesa dell’accesso nell’altra scheda…',
  signInTooOldHeading: 'Accedi di nuovo per continuare',
  signInTooOldText:
    'Per modificare gli accessi serve un accesso recente. Accedi di nuovo in un’altra scheda: quello che hai inserito qui resta.',
  signOutInstead: 'Esci',

  notListedText:
    'Hai effettuato l’accesso, ma non hai ancora un profilo nella rubrica. Puoi comunque cercare i colleghi e consultarne i profili.',
  accessDeniedHeading: 'Pagina riservata agli amministratori',
  accessDeniedText: 'Se ti serve l’accesso, rivolgiti a un amministratore della rubrica.',
  unknownPageHeading: 'Pagina non trovata',
  unknownPageText: 'L’indirizzo potrebbe contenere un errore, oppure la pagina è stata spostata.',
  brokenPageHeading: 'Si è verificato un errore in questa pagina',
  brokenPageText: 'Non dipende da te. Ricarica la pagina; se il problema persiste, contatta il supporto IT.',
  unavailableHeading: 'La rubrica non risponde',
  reload: 'Ricarica',
  tryAgain: 'Riprova',
  loading: 'Caricamento…',
  requestNumber: 'ID richiesta: {{requestId}}',

  submit: 'Salva',
  cancel: 'Annulla',
  close: 'Chiudi',
  clear: 'Cancella',
  copy: 'Copia',
  copyOf: 'Copia {{value}}',
  copied: 'Copiato',
  leaveHeading: 'Uscire senza salvare?',
  leaveText: 'I dati inseriti non sono stati salvati.',
  leave: 'Esci senza salvare',
  stay: 'Resta qui',
  breadcrumb: 'Percorso di navigazione',
  unknownUser: 'UTENTE SCONOSCIUTO',
  photoOf: 'Foto di {{name}}',

  informationStatement: 'Informativa sulla privacy',
  opensInNewTab: '(si apre in una nuova scheda)',
  chooseLanguage: 'Lingua',
  backToTop: 'Torna su',

  offline:
    'Sei offline. Le ricerche e le pagine si caricheranno quando torna la connessione. Il resto non viene inviato: riprova quando torni online.',
  onlineAgain: 'Sei di nuovo online. Le ricerche e le pagine in attesa si stanno caricando.',
  offlineHeading: 'Sei offline',
  offlinePage: 'Questa pagina si aprirà non appena torna la connessione.',
};
