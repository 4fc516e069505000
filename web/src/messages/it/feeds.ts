import type { feeds as english } from '../en/feeds.ts';
import type { Translation } from '../messages.ts';

export const feeds: Translation<typeof english> = {
  feeds: 'Stato delle fonti',
  latestRuns: 'Ultime importazioni',
  findFeed: 'Cerca una fonte',
  noSuchFeed: 'Nessuna fonte trovata.',
  emptyHeading: 'Non ci sono ancora fonti dati',
  emptyText:
    'Per iniziare, carica un file CSV o LDIF. Il server può anche leggere Active Directory, LDAP, file e foto a orari prestabiliti e accettare SCIM: consulta {{document}}.',
  refreshFailed: 'Non è stato possibile aggiornare lo stato delle fonti. Questa è la situazione al {{time}}.',

  'kind.csv': 'File CSV',
  'kind.ldif': 'File LDIF',
  'kind.ldap': 'Active Directory o LDAP',
  'kind.scim': 'Provisioning SCIM',
  'kind.photos': 'File di foto',
  'kind.demo': 'Gruppo dimostrativo',

  'status.current': 'Aggiornata',
  'status.imported': 'Importata',
  'status.new': 'Mai eseguita',
  'status.requested': 'In attesa di avvio',
  'status.running': 'In corso',
  'status.failing': 'In errore',
  'status.held-back': 'Sospesa',
  'status.interrupted': 'Interrotta',
  announced: '{{feed}}: {{status}}',

  people: 'Persone',
  lastSuccess: 'Ultima riuscita',
  nextRun: 'Prossima importazione',
  nextAttempt: 'Prossimo tentativo',
  never: 'Mai',
  whenUploaded: 'Al caricamento di un file',
  whenSent: 'Quando il client invia modifiche',
  notScheduled: 'Non pianificata',

  reading_one: 'Lettura: {{count}} voce finora',
  reading_other: 'Lettura: {{count}} voci finora',
  readingChanges_one: 'Lettura delle modifiche: {{count}} voce finora',
  readingChanges_other: 'Lettura delle modifiche: {{count}} voci finora',
  preparing: 'Preparazione',
  writing: 'Scrittura: {{rows}} di {{total}}',
  progressOf: 'Avanzamento di {{feed}}',
  started: 'Iniziata {{time}}',

  runNow: 'Esegui ora',
  interrupt: 'Interrompi',
  interruptHeading: 'Interrompere l’importazione di {{feed}}?',
  interruptText:
    'Le persone nella rubrica restano com’erano prima dell’importazione. La fonte viene letta di nuovo entro un’ora, o quando scegli Esegui ora.',
  interruptNow: 'Interrompi l’importazione',
  keepRunning: 'Lascia continuare',
  lastStays: 'Le persone dell’ultima importazione riuscita restano nella rubrica.',

  heldBack:
    'L’ultima importazione farebbe uscire più del 10% delle persone, o svuoterebbe un campo per più del 30% di loro, quindi non è stato modificato nulla:',
  wouldLeave_one: '{{count}} persona su {{total}} risulterebbe uscita.',
  wouldLeave_other: '{{count}} persone su {{total}} risulterebbero uscite.',
  wouldBeEmpty_one: '«{{field}}» resterebbe vuoto per {{count}} persona su {{total}}.',
  wouldBeEmpty_other: '«{{field}}» resterebbe vuoto per {{count}} persone su {{total}}.',
  heldBackAdvice:
    'Se la perdita è un errore, correggi i dati di origine: vengono confrontati di nuovo ogni ora e la fonte riprende da sola. Se è voluta, accettala. Fino ad allora, tutto resta com’è.',
  heldBackUnfinished: 'Queste cifre sono di un’importazione precedente. L’ultima non è terminata:',
  accept: 'Accetta…',
  acceptHeading: 'Accettare queste modifiche di {{feed}}?',
  acceptText: 'La fonte viene letta di nuovo adesso. Se eliminasse molto più di così, verrebbe sospesa ancora.',
  leaversText:
    'Le persone uscite non si trovano più nella ricerca. Se la fonte le fornisce di nuovo, tornano con le modifiche che avevano fatto.',
  acceptNow: 'Accetta ed esegui',
  keepAsIs: 'Lascia com’è',

  retire: 'Ritira…',
  retireHeading: 'Ritirare {{feed}}?',
  retirePeople_one:
    '{{count}} persona di questa fonte esce dalla rubrica, a meno che non la fornisca anche un’altra fonte.',
  retirePeople_other:
    '{{count}} persone di questa fonte escono dalla rubrica, tranne quelle fornite anche da un’altra fonte.',
  retireRest:
    'Ciò che la fonte aggiunge alle persone di altre fonti, come valori e foto, viene rimosso. La fonte scompare da questo elenco; le sue importazioni restano registrate.',
  retireBack:
    'Se una fonte fornisce di nuovo persone uscite prima che i loro dati siano cancellati, queste tornano con le proprie modifiche.',
  retireNow: 'Ritira la fonte',
  keepFeed: 'Mantieni la fonte',
  interruptRetirementText: 'La fonte e le sue persone restano com’erano.',

  'requested.run': 'L’importazione inizia tra un momento.',
  'requested.accept': 'Le modifiche sono state accettate. L’importazione inizia tra un momento.',
  'requested.interrupt': 'L’importazione sta per essere interrotta.',
  'requested.retire': 'La fonte sarà ritirata tra un momento.',

  'outcome.imported': 'Completata',
  'outcome.dry-run': 'Solo confronto',
  'outcome.held-back': 'Sospesa',
  'outcome.failed': 'Non riuscita',
  'outcome.interrupted': 'Interrotta',
  'outcome.retired': 'Ritirata',
  nothingChanged: 'Non è stato modificato nulla.',
  'mode.complete': 'Elenco completo',
  'mode.changes': 'Solo le modifiche',
  'mode.retirement': 'Ritiro della fonte',
};
