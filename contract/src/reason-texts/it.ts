import type { FeedReasonTexts } from '../feed-reasons.ts';

export const reasons: FeedReasonTexts = {
  aboutFile: '«{{file}}»: {{sentence}}',
  rowRejected: 'Riga scartata',
  entryRejected: 'Voce scartata',
  valueLeftOut: 'Valore ignorato',

  missing: 'Questo valore è obbligatorio.',
  'control-characters': 'Questo valore contiene caratteri di controllo.',
  'too-long': 'Questo valore ha più di {{limit}} caratteri.',
  'too-many-bytes': 'Questo valore ha più di {{limit}} byte.',
  'not-email': 'Non è un indirizzo e-mail.',
  'not-user-type': '«{{value}}» non è I, E o Agent.',
  'not-flag': 'Questo valore non è né 1 né 0.',
  'not-country': '«{{value}}» non è né il nome né il codice ISO 3166-1 di un solo paese.',
  'not-language': '«{{value}}» non è una lingua.',
  'no-digits': 'Questo numero non contiene cifre.',
  'invisible-characters': 'Questo valore contiene caratteri invisibili.',
  'not-profile': 'Non è un profilo di {{site}}.',
  'name-unstorable': 'Un nome contiene caratteri che non possono essere salvati.',
  'name-too-long': 'Un nome ha più di {{limit}} caratteri.',
  'too-many-names': 'Ci sono più di {{limit}} nomi.',
  'other-columns': 'Numero di colonne: {{columns}} in questa riga, {{expected}} nella riga di intestazione.',
  'lost-digits': '«{{value}}» ha perso delle cifre in un foglio di calcolo.',
  'not-base64': 'Non è base64 valido.',
  'not-utf-8': 'Questo testo non è in UTF-8.',

  'ldif-continuation': 'Questa riga continua una riga che non esiste.',
  'ldif-line-too-long': 'Questa riga ha più di {{limit}} caratteri.',
  'ldif-not-attribute': 'Questa riga non ha la forma «attributo: valore».',
  'ldif-no-dn': 'Questa voce non inizia con «dn:».',
  'ldif-second-dn': 'È un secondo «dn:» nella stessa voce.',
  'ldif-url': 'Questo valore rimanda a un URL, che non viene letto.',

  'same-as-line': 'È uguale alla riga {{line}}.',
  'same-as-entry': 'È uguale a quello di un’altra voce.',
  'second-entry': 'È una seconda voce della stessa persona.',
  'of-other-feed': 'Appartiene a una persona della fonte «{{feed}}».',
  'of-other-person': 'Appartiene a un’altra persona della fonte.',
  'of-rejected-person': 'Appartiene a una persona la cui voce è stata scartata.',
  'of-somebody-else': 'Appartiene a qualcun altro.',
  'names-nobody': 'Nessuno ha questo nome utente, ID di gruppo o matricola.',
  'names-several': 'Più persone hanno questa matricola.',

  'photo-text': 'È testo, non base64.',
  'photo-format': 'È un file {{format}}, non un JPEG.',
  'photo-too-large': 'Questa foto deve avere meno di {{limit}} byte.',
  'photo-empty': 'Questa foto è vuota.',
  'photo-name': 'Il nome di questo file non è in UTF-8.',
  'photo-read-failed': 'Impossibile leggere questa foto ({{error}}).',
  'photo-encrypted': 'Questa foto è cifrata.',
  'photo-compression': 'Questa foto è compressa in un modo non supportato.',
  'photo-not-jpeg': 'Questa foto non è un JPEG.',
  'photo-rare': 'Questo JPEG è danneggiato o di un tipo insolito.',
  'photo-damaged': 'Questo JPEG è danneggiato.',
  'photo-pixels': 'Questa foto ha più di {{millions}} milioni di pixel.',
  'photo-progressive': 'Questa foto è un JPEG progressivo con più di {{millions}} milioni di pixel.',
  'photo-scans': 'Questo JPEG ha più di {{limit}} scansioni.',
  'photo-narrow': 'Un lato di questa foto è più di {{factor}} volte più lungo dell’altro.',

  'file-empty': 'Il file è vuoto.',
  'file-no-rows': 'Il file non contiene righe.',
  'file-zip': 'Il file è una cartella di lavoro di Excel o un altro archivio ZIP, non testo. Salvalo come CSV (UTF-8).',
  'file-xls': 'Il file è una cartella di lavoro di Excel (.xls), non testo. Salvalo come CSV (UTF-8).',
  'file-pdf': 'Il file è un PDF, non testo. Salvalo come CSV (UTF-8).',
  'file-markup': 'Il file è HTML o XML, non CSV. Aprilo in un foglio di calcolo e salvalo come CSV (UTF-8).',
  'file-nul':
    'Il file non è testo: la riga di intestazione contiene un carattere NUL. Se è in UTF-16, scegli quella codifica.',
  'file-nul-variable':
    'Il file non è testo: la riga di intestazione contiene un carattere NUL. Se è in UTF-16, imposta FEED_FILE_ENCODING=utf-16le.',
  'file-other-mark': 'Il file inizia con il byte order mark di {{marked}}, quindi non è in {{chosen}}.',
  'file-other-encoding':
    'Il file non è in {{encoding}}: la riga {{line}}, o una riga poco dopo, non può essere decodificata.',
  'file-not-utf-8':
    'Riga {{line}}, colonna {{column}}: non è UTF-8 (byte 0x{{byte}}). Il file sembra in {{encoding}}. Scegli la codifica {{option}} o salva il file in UTF-8.',
  'file-not-utf-8-variable':
    'Riga {{line}}, colonna {{column}}: non è UTF-8 (byte 0x{{byte}}). Il file sembra in {{encoding}}. Imposta FEED_FILE_ENCODING={{option}} o salva il file in UTF-8.',

  'csv-open-quote': 'Il record che inizia alla riga {{line}} apre delle virgolette che non vengono chiuse.',
  'csv-row-too-long':
    'Il record che inizia alla riga {{line}} ha più di {{limit}} caratteri: forse mancano delle virgolette.',
  'csv-unreadable': 'Il record che inizia alla riga {{line}} non può essere letto come CSV ({{error}}).',
  'heading-too-long': 'La riga di intestazione ha più di {{limit}} caratteri.',
  'heading-too-many-columns': 'La riga di intestazione ha più di {{limit}} colonne.',
  'heading-repeated': 'La colonna «{{column}}» compare due volte.',
  'heading-misspelled': 'La colonna «{{column}}» non è un campo del profilo. Intendevi «{{field}}»?',
  'heading-no-login': 'La riga di intestazione non ha una colonna per il nome utente.',
  'heading-no-login-but':
    'La riga di intestazione non ha una colonna per il nome utente. Assegnane una in «Colonne e campi».',
  'heading-no-login-variable':
    'La riga di intestazione non ha una colonna per il nome utente. Queste colonne sembrano campi: {{columns}}. Indicale nel file di FEED_FILE_MAP.',
  'heading-unmapped': 'La riga di intestazione non ha la colonna «{{columns}}», che è assegnata a «{{field}}».',

  'ldif-value-too-long': 'La riga {{line}} ha più di {{limit}} caratteri.',
  'ldif-start': 'Riga {{line}}: un file LDIF inizia con «version: 1» o «dn:».',
  'ldif-version': 'Riga {{line}}: è supportata solo la versione 1 di LDIF.',
  'ldif-change':
    'La riga {{line}} descrive una modifica: un file di persone deve essere un elenco completo di voci, non un elenco di modifiche.',
  'ldif-cut-off':
    'Il file finisce a metà della riga {{line}}: è stato troncato. Se è completo, termina quella riga con un’interruzione di riga.',
  'ldif-no-result':
    'Il file è stato troncato: ldapsearch finisce con il risultato della ricerca, che manca. Esegui di nuovo il comando.',
  'ldif-result':
    'Il file non contiene tutti: la ricerca di ldapsearch è terminata con il codice di risultato LDAP {{result}}.',

  'archive-unreadable': 'Impossibile leggere l’archivio ZIP. Crealo di nuovo.',
  'archive-too-many-files': 'L’archivio contiene più di {{limit}} file.',
  'archive-no-photos': 'L’archivio non contiene foto.',

  'run-interrupted': 'Un amministratore ha interrotto l’ultima importazione.',
  'run-abandoned':
    'Il server o il suo database non era più disponibile durante l’importazione. Importa di nuovo il file.',
  'run-all-rejected': 'Tutte le voci sono state scartate. Non è stato modificato nulla.',
  'run-disk-full': 'Il disco della rubrica o del suo database è pieno. Non è stato modificato nulla.',
  'run-overtaken':
    'Qualcun altro ha modificato i dati delle stesse persone durante l’importazione. Non è stato modificato nulla.',
  'run-failed': 'L’importazione non è riuscita. Consulta il log del server.',
  'run-unaccepted':
    'Ritirando la fonte uscirebbero {{left}} persone su {{before}}, più di quante ne ha accettate un amministratore. Non è stato modificato nulla.',

  'ldap-time-limit':
    'Il server di directory {{server}} ha interrotto la ricerca perché superava il suo limite di tempo.',
  'ldap-size-limit':
    'Il server di directory {{server}} ha inviato solo una parte delle persone: il suo limite di dimensione è stato raggiunto anche se erano state richieste pagine. Aumenta il limite dell’account di servizio.',
  'ldap-no-password-bind': 'Il server di directory {{server}} non accetta l’autenticazione con password.',
  'ldap-not-encrypted':
    'Il server di directory {{server}} richiede una connessione cifrata: usa ldaps:// o FEED_LDAP_START_TLS=true.',
  'ldap-no-start-tls':
    'Il server di directory {{server}} rifiuta StartTLS (codice di risultato LDAP {{result}}). Verifica che abbia un certificato, oppure usa ldaps:// in FEED_LDAP_URL.',
  'ldap-referral':
    'Il server di directory {{server}} rimanda a un altro server: indica in FEED_LDAP_URL il server che contiene FEED_LDAP_BASE.',
  'ldap-administrative-limit':
    'Il server di directory {{server}} ha interrotto la ricerca perché supera un limite amministrativo dell’account di servizio.',
  'ldap-no-pages':
    'Il server di directory {{server}} non supporta i risultati impaginati (RFC 2696), che sono necessari.',
  'ldap-no-base':
    'Il server di directory {{server}} non ha alcuna voce in FEED_LDAP_BASE, oppure l’account di servizio non può leggerla.',
  'ldap-not-dn':
    'Il server di directory {{server}} segnala che FEED_LDAP_BASE o FEED_LDAP_BIND_DN non è un nome distinto.',
  'ldap-no-password':
    'Il server di directory {{server}} non accetta accessi anonimi né password vuote: indica FEED_LDAP_BIND_DN e la relativa password.',
  'ldap-password': 'Il server di directory {{server}} ha rifiutato FEED_LDAP_BIND_DN o la relativa password.',
  'ldap-no-right': 'Il server di directory {{server}} non permette all’account di servizio di leggere le persone.',
  'ldap-busy': 'Il server di directory {{server}} è occupato.',
  'ldap-unavailable': 'Il server di directory {{server}} non è disponibile.',
  'ldap-unwilling':
    'Il server di directory {{server}} rifiuta la richiesta (unwillingToPerform). Il motivo è nel suo log.',
  'ldap-result': 'Il server di directory {{server}} ha risposto con il codice di risultato LDAP {{result}}.',

  'ldap-account-unknown': 'Il server di directory {{server}} non conosce l’account FEED_LDAP_BIND_DN.',
  'ldap-account-hours':
    'Il server di directory {{server}} non permette all’account FEED_LDAP_BIND_DN di accedere a quest’ora.',
  'ldap-account-disabled': 'Il server di directory {{server}} segnala che l’account FEED_LDAP_BIND_DN è disattivato.',
  'ldap-account-expired': 'Il server di directory {{server}} segnala che l’account FEED_LDAP_BIND_DN è scaduto.',
  'ldap-account-locked': 'Il server di directory {{server}} segnala che l’account FEED_LDAP_BIND_DN è bloccato.',
  'ldap-password-expired': 'Il server di directory {{server}} segnala che la password di FEED_LDAP_BIND_DN è scaduta.',
  'ldap-password-reset':
    'Il server di directory {{server}} segnala che la password di FEED_LDAP_BIND_DN deve prima essere cambiata.',

  'ldap-refused': 'Il server di directory {{server}} rifiuta le connessioni su quella porta.',
  'ldap-closed': 'Il server di directory {{server}} ha chiuso la connessione.',
  'ldap-cut-off': 'Il server di directory {{server}} ha chiuso la connessione prima di completare la risposta.',
  'ldap-no-route': 'Il server di directory {{server}} non è raggiungibile: non c’è un percorso verso l’host.',
  'ldap-no-network': 'Il server di directory {{server}} non è raggiungibile: non c’è un percorso verso la rete.',
  'ldap-unknown-host': 'Il server di directory {{server}} ha un nome host che il DNS non conosce.',
  'ldap-no-dns': 'Il server di directory {{server}} non può essere individuato: il server DNS non risponde.',
  'ldap-no-answer': 'Il server di directory {{server}} non risponde.',
  'ldap-slow': 'Il server di directory {{server}} non risponde in tempo.',
  'ldap-untrusted':
    'Il server di directory {{server}} ha un certificato di un’autorità non attendibile: indica in FEED_LDAP_CA il file con il certificato di quell’autorità.',
  'ldap-certificate-expired': 'Il server di directory {{server}} ha un certificato scaduto.',
  'ldap-certificate-host':
    'Il server di directory {{server}} ha un certificato per un altro nome host: indica in FEED_LDAP_URL un nome presente nel certificato.',
  'ldap-tls': 'Il server di directory {{server}} non è raggiungibile tramite TLS ({{error}}).',

  'ldap-not-ldap': 'Il server di directory {{server}} ha inviato una risposta che non è LDAP valido.',
  'ldap-repeats': 'Il server di directory {{server}} invia di nuovo le stesse voci.',
  'ldap-empty-pages': 'Il server di directory {{server}} continua a inviare pagine senza voci.',
  'ldap-too-many':
    'Il server di directory {{server}} invia più di {{millions}} milioni di voci: limita FEED_LDAP_BASE o FEED_LDAP_FILTER alle persone.',
  'ldap-ranges': 'Il server di directory {{server}} invia i valori di {{attribute}} in più di {{limit}} parti.',
  'ldap-range-repeats': 'Il server di directory {{server}} invia di nuovo gli stessi valori di {{attribute}}.',
  'ldap-entry-too-large':
    'Il server di directory {{server}} invia più di {{megabytes}} MB per una voce, probabilmente a causa della foto: eliminala su quel server, oppure disattiva le foto nel file indicato in FEED_LDAP_MAP.',
  'ldap-values-too-large': 'Il server di directory {{server}} invia più di {{megabytes}} MB per {{attribute}}.',
  'ldap-page-too-large':
    'Il server di directory {{server}} invia più di {{megabytes}} MB alla volta: riduci FEED_LDAP_PAGE_SIZE.',
  'ldap-nobody':
    'Il server di directory {{server}} non restituisce nessuno sotto FEED_LDAP_BASE che corrisponda al filtro. Controlla FEED_LDAP_BASE, FEED_LDAP_FILTER e i permessi dell’account di servizio.',
  'ldap-nobody-under':
    'Il server di directory {{server}} non restituisce nessuno sotto {{base}}, una delle basi di FEED_LDAP_BASE, che corrisponda al filtro. Controlla FEED_LDAP_BASE, FEED_LDAP_FILTER e i permessi dell’account di servizio.',
  'ldap-file':
    'Il file indicato in {{variable}} non è utilizzabile. Il comando «npm run people -- try-ldap» ne indica il motivo.',
  'ldap-no-attribute':
    'FEED_LDAP_MAP: il server di directory non ha l’attributo «{{attribute}}», che è assegnato a {{field}}.',
  'ldap-no-attribute-but':
    'FEED_LDAP_MAP: il server di directory non ha l’attributo «{{attribute}}», che è assegnato a {{field}}. Intendevi «{{suggestion}}»?',
  'ldap-stopped': 'La lettura del server di directory è stata interrotta prima che tutte le persone fossero lette.',
  'ldap-too-late': 'Il server di directory non ha inviato tutte le persone entro {{hours}} ore.',
  'ldap-memory':
    'Le voci del server di directory richiedono più memoria di quella disponibile per leggerle: riduci FEED_LDAP_PAGE_SIZE.',

  'path-missing': 'Non esiste il file o la cartella {{path}}.',
  'path-no-match': 'Nessun file corrisponde a {{path}}.',
  'path-not-file': '{{path}} non è un file.',
  'path-unfinished': '{{path}} è ancora in fase di scrittura.',
  'path-changed': '{{path}} è stato modificato durante la lettura.',
  'path-unreadable': 'Impossibile leggere {{path}} ({{error}}).',
  'path-no-photos': 'Non ci sono foto in {{path}}.',
  'path-too-many-files': 'La cartella contiene più di {{limit}} file.',
  'map-not-json': 'Il file indicato in FEED_FILE_MAP non è JSON valido.',
  'map-not-object': 'Il file indicato in FEED_FILE_MAP deve contenere un oggetto JSON.',
  'map-unknown-field': 'FEED_FILE_MAP: «{{field}}» non è un campo del profilo.',
  'map-not-names': 'FEED_FILE_MAP: «{{field}}» deve essere un nome o un elenco di nomi.',

  'retire-overtaken': 'Qualcun altro ha modificato i dati di persone di questa fonte durante l’importazione.',
  'retire-token': 'Un token SCIM può ancora scrivere in questa fonte. Revocalo prima in «SCIM».',
  'database-silent': 'Il database non risponde. Non è stato modificato nulla.',
  'database-unconfirmed': 'Il database non ha confermato la modifica: è stata salvata per intero, oppure per niente.',

  'heading-below-title': 'La riga di intestazione è la riga {{line}}; le righe sopra sono state ignorate.',
  'column-ignored': 'La colonna «{{column}}» non è un campo del profilo ed è stata ignorata.',
  'files-ignored': 'File ignorati perché non sono immagini: {{files}}.',
};
