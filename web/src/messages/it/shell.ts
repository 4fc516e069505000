import type { Translation } from '../messages.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translation<typeof english> = {
  skipToContent: 'Vai al contenuto',
  mainNavigation: 'Navigazione principale',
  home: 'Pagina iniziale',
  directory: 'Rubrica',
  settings: 'Impostazioni',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  accountMenu: 'Il tuo account',
  myProfile: 'Il mio profilo',
  login: 'Accedi',
  logout: 'Esci',

  signedOutHeading: 'Per consultare la rubrica devi effettuare l’accesso',
  signedOutText: 'Accedi con l’account della tua società. Tornerai a questa pagina.',
  signingIn: 'Accesso in corso…',
  signInFailedHeading: 'L’accesso non è riuscito',
  signInFailedText: 'Il provider di identità o il browser ha segnalato:',
  signInTooOld: 'Questo accesso è stato avviato più di 30 minuti fa. Accedi di nuovo.',
  signInUnknown: 'Questo accesso è già stato usato o è stato avviato in un altro browser. Accedi di nuovo.',
  signInAgain: 'Accedi di nuovo',
  signedInAgainHeading: 'Hai di nuovo effettuato l’accesso',
  signedInAgainText:
    'Torna alla scheda da cui sei arrivato: riprende da dove l’avevi lasciata. Questa la puoi chiudere.',
  goHome: 'Vai alla pagina iniziale',

  sessionEndedHeading: 'La sessione è scaduta',
  sessionEndedText:
    'Accedi di nuovo per continuare. L’accesso avviene in una nuova scheda; questa pagina resta com’è e nulla di ciò che hai scritto va perso.',
  sessionEndedWaiting: 'In attesa del tuo accesso nell’altra scheda…',
  signedOutInstead: 'Esci, invece',

  notListedText:
    'Hai effettuato l’accesso, ma non hai ancora un profilo nella rubrica. Puoi cercare e consultare i tuoi colleghi.',
  accessDeniedHeading: 'Questa pagina è riservata agli amministratori',
  accessDeniedText: 'Se ti serve accedervi, rivolgiti a un amministratore della rubrica.',
  unknownPageHeading: 'Questa pagina non esiste',
  unknownPageText: 'L’indirizzo potrebbe contenere un errore, oppure la pagina è stata spostata.',
  brokenPageHeading: 'Questa pagina ha smesso di funzionare',
  brokenPageText: 'L’errore è nostro, non tuo. Ricarica la pagina; se non basta, contatta il tuo supporto informatico.',
  unavailableHeading: 'La rubrica non risponde',
  reload: 'Ricarica',
  tryAgain: 'Riprova',
  loading: 'Caricamento…',
  requestNumber: 'Richiesta numero {{requestId}}',

  submit: 'Conferma',
  cancel: 'Annulla',
  close: 'Chiudi',
  clear: 'Cancella',
  copy: 'Copia',
  copyOf: 'Copia {{value}}',
  copied: 'Copiato',
  leaveHeading: 'Uscire senza salvare?',
  leaveText: 'Quello che hai inserito non è stato salvato.',
  leave: 'Esci',
  stay: 'Resta qui',
  breadcrumb: 'Percorso',
  unknownUser: 'UTENTE SCONOSCIUTO',
  photoOf: 'Foto di {{name}}',

  informationStatement: 'Informativa',
  opensInNewTab: '(si apre in una nuova scheda)',
  chooseLanguage: 'Lingua',
  backToTop: 'Torna su',

  offline:
    'Sei offline. Le ricerche e le pagine si caricheranno quando torna la connessione. Nient’altro viene inviato: riprova in quel momento.',
  onlineAgain: 'Sei di nuovo online. Le ricerche e le pagine in attesa si stanno caricando.',
  offlineHeading: 'Sei offline',
  offlinePage: 'Questa pagina si aprirà non appena torna la connessione.',
};
