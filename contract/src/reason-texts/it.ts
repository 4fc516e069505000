import type { FeedReasonTexts } from '../feed-reasons.ts';

export const reasons: FeedReasonTexts = {
  aboutFile: '«{{file}}»: {{sentence}}',

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
  'lost-digits': '«{{value}}» è un numero di cui un foglio di calcolo ha eliminato alcune cifre.',
  'not-base64': 'Non è base64 valido.',
  'not-utf-8': 'Questo testo non è in UTF-8.',

  'ldif-continuation': 'Questa riga continua una riga che non esiste.',
  'ldif-line-too-long': 'Questa riga ha più di {{limit}} caratteri.',
  'ldif-not-attribute': 'Questa riga non ha la forma «attributo: valore».',
  'ldif-no-dn': 'Questa voce non inizia con «dn:».',
  'ldif-second-dn': 'È un secondo «dn:» nella stessa voce.',
  'ldif-url': 'Questo valore rimanda a un URL, che non viene letto.',

  'same-as-line': 'È uguale alla riga {{line}}.',
  'second-entry': 'È una seconda voce della stessa persona.',
  'of-other-feed': 'Appartiene a una persona della fonte «{{feed}}».',
  'of-other-person': 'Appartiene a un’altra persona della fonte.',
  'of-rejected-person': 'Appartiene a una persona la cui riga è stata rifiutata.',
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
  'photo-rare': 'Questo JPEG è danneggiato o di un tipo raro.',
  'photo-damaged': 'Questo JPEG è danneggiato.',
  'photo-pixels': 'Questa foto ha più di {{millions}} milioni di pixel.',
  'photo-progressive': 'Questa foto è un JPEG progressivo di più di {{millions}} milioni di pixel.',
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
  'file-other-mark': 'Il file inizia con il byte order mark di {{marked}}, quindi non è in {{chosen}}.',
  'file-other-encoding':
    'Il file non è in {{encoding}}: la riga {{line}}, o una riga poco dopo, non può essere decodificata.',
  'file-not-utf-8':
    'Riga {{line}}, colonna {{column}}: non è UTF-8 (byte 0x{{byte}}). Il file sembra in {{encoding}}. Scegli la codifica {{option}} o salva il file in UTF-8.',

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
    'La riga di intestazione non ha una colonna per il nome utente. Queste colonne sembrano campi: {{columns}}. Assegnale in «Colonne e campi».',
  'heading-unmapped': 'La riga di intestazione non ha la colonna «{{columns}}», che è assegnata a {{field}}.',

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
  'run-all-rejected': 'Tutte le voci sono state rifiutate. Non è stato modificato nulla.',
  'run-disk-full': 'Il disco della rubrica o del suo database è pieno. Non è stato modificato nulla.',
  'run-overtaken':
    'Qualcun altro ha modificato le stesse persone durante l’importazione. Non è stato modificato nulla.',
  'run-failed': 'L’importazione non è riuscita. Consulta il log del server.',
  'run-unaccepted':
    'Ritirando la fonte se ne andrebbero {{left}} persone su {{before}}, più di quante un amministratore ha accettato. Non è stato modificato nulla.',

  'heading-below-title': 'La riga di intestazione è la riga {{line}}; le righe sopra sono state ignorate.',
  'column-ignored': 'La colonna «{{column}}» non è un campo del profilo ed è stata ignorata.',
  'files-ignored': 'File ignorati perché non sono immagini: {{files}}.',
};
