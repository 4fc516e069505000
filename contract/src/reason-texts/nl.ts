import type { FeedReasonTexts } from '../feed-reasons.ts';

export const reasons: FeedReasonTexts = {
  aboutFile: '‘{{file}}’: {{sentence}}',
  rowRejected: 'Rij geweigerd',
  entryRejected: 'Item geweigerd',
  valueLeftOut: 'Waarde weggelaten',

  missing: 'Deze waarde is verplicht.',
  'control-characters': 'Deze waarde bevat stuurtekens.',
  'too-long': 'Deze waarde heeft meer dan {{limit}} tekens.',
  'too-many-bytes': 'Deze waarde heeft meer dan {{limit}} bytes.',
  'not-email': 'Dit is geen e-mailadres.',
  'not-user-type': '‘{{value}}’ is geen I, E of Agent.',
  'not-flag': 'Deze waarde is geen 1 of 0.',
  'not-country': '‘{{value}}’ is niet de naam of de ISO 3166-1-code van één land.',
  'not-language': '‘{{value}}’ is geen taal.',
  'no-digits': 'Dit nummer bevat geen cijfers.',
  'invisible-characters': 'Deze waarde bevat onzichtbare tekens.',
  'not-profile': 'Dit is geen profiel op {{site}}.',
  'name-unstorable': 'Een naam bevat tekens die niet kunnen worden opgeslagen.',
  'name-too-long': 'Een naam heeft meer dan {{limit}} tekens.',
  'too-many-names': 'Er zijn meer dan {{limit}} namen.',
  'other-columns': 'Aantal kolommen: {{columns}} in deze rij, {{expected}} in de kopregel.',
  'lost-digits': '‘{{value}}’ is in een spreadsheet cijfers kwijtgeraakt.',
  'not-base64': 'Dit is geen geldige base64.',
  'not-utf-8': 'Deze tekst is niet in UTF-8.',

  'ldif-continuation': 'Deze regel gaat verder op een regel die niet bestaat.',
  'ldif-line-too-long': 'Deze regel heeft meer dan {{limit}} tekens.',
  'ldif-not-attribute': 'Deze regel heeft niet de vorm ‘attribuut: waarde’.',
  'ldif-no-dn': 'Dit item begint niet met ‘dn:’.',
  'ldif-second-dn': 'Dit is een tweede ‘dn:’ in hetzelfde item.',
  'ldif-url': 'Deze waarde verwijst naar een URL, die niet wordt opgehaald.',

  'same-as-line': 'Dit is hetzelfde als op regel {{line}}.',
  'same-as-entry': 'Dit is hetzelfde als in een ander item.',
  'second-entry': 'Dit is een tweede item van dezelfde persoon.',
  'of-other-feed': 'Dit hoort bij een persoon uit de bron ‘{{feed}}’.',
  'of-other-person': 'Dit hoort bij een andere persoon van de bron.',
  'of-rejected-person': 'Dit hoort bij een persoon van wie het item is geweigerd.',
  'of-somebody-else': 'Dit hoort bij iemand anders.',
  'names-nobody': 'Niemand heeft deze gebruikersnaam, deze groeps-ID of dit personeelsnummer.',
  'names-several': 'Meerdere personen hebben dit personeelsnummer.',

  'photo-text': 'Dit is tekst, geen base64.',
  'photo-format': 'Dit is een {{format}}-bestand, geen JPEG.',
  'photo-too-large': 'Deze foto moet kleiner zijn dan {{limit}} bytes.',
  'photo-empty': 'Deze foto is leeg.',
  'photo-name': 'De naam van dit bestand is niet in UTF-8.',
  'photo-read-failed': 'Deze foto kan niet worden gelezen ({{error}}).',
  'photo-encrypted': 'Deze foto is versleuteld.',
  'photo-compression': 'Deze foto is gecomprimeerd op een manier die niet wordt ondersteund.',
  'photo-not-jpeg': 'Deze foto is geen JPEG.',
  'photo-rare': 'Deze JPEG is beschadigd of van een ongebruikelijke soort.',
  'photo-damaged': 'Deze JPEG is beschadigd.',
  'photo-pixels': 'Deze foto heeft meer dan {{millions}} miljoen pixels.',
  'photo-progressive': 'Deze foto is een progressieve JPEG van meer dan {{millions}} miljoen pixels.',
  'photo-scans': 'Deze JPEG heeft meer dan {{limit}} scans.',
  'photo-narrow': 'De ene zijde van deze foto is meer dan {{factor}} keer zo lang als de andere.',

  'file-empty': 'Het bestand is leeg.',
  'file-no-rows': 'Het bestand bevat geen rijen.',
  'file-zip': 'Het bestand is een Excel-werkmap of een ander ZIP-archief, geen tekst. Sla het op als CSV (UTF-8).',
  'file-xls': 'Het bestand is een Excel-werkmap (.xls), geen tekst. Sla het op als CSV (UTF-8).',
  'file-pdf': 'Het bestand is een PDF, geen tekst. Sla het op als CSV (UTF-8).',
  'file-markup': 'Het bestand is HTML of XML, geen CSV. Open het in een spreadsheet en sla het op als CSV (UTF-8).',
  'file-nul':
    'Het bestand is geen tekst: de kopregel bevat een NUL-teken. Als het bestand UTF-16 is, kies dan die codering.',
  'file-nul-variable':
    'Het bestand is geen tekst: de kopregel bevat een NUL-teken. Als het bestand UTF-16 is, stel dan FEED_FILE_ENCODING=utf-16le in.',
  'file-other-mark': 'Het bestand begint met de bytevolgordemarkering van {{marked}}, dus het is niet in {{chosen}}.',
  'file-other-encoding':
    'Het bestand is niet in {{encoding}}: regel {{line}} of een regel kort daarna kan niet worden gedecodeerd.',
  'file-not-utf-8':
    'Regel {{line}}, kolom {{column}} is geen UTF-8 (byte 0x{{byte}}). Het bestand lijkt {{encoding}} te zijn. Kies de codering {{option}} of sla het bestand op als UTF-8.',
  'file-not-utf-8-variable':
    'Regel {{line}}, kolom {{column}} is geen UTF-8 (byte 0x{{byte}}). Het bestand lijkt {{encoding}} te zijn. Stel FEED_FILE_ENCODING={{option}} in of sla het bestand op als UTF-8.',

  'csv-open-quote': 'De rij die op regel {{line}} begint, opent een aanhalingsteken dat nergens wordt gesloten.',
  'csv-row-too-long':
    'De rij die op regel {{line}} begint, heeft meer dan {{limit}} tekens: misschien ontbreekt er een aanhalingsteken.',
  'csv-unreadable': 'De rij die op regel {{line}} begint, kan niet als CSV worden gelezen ({{error}}).',
  'heading-too-long': 'De kopregel heeft meer dan {{limit}} tekens.',
  'heading-too-many-columns': 'De kopregel heeft meer dan {{limit}} kolommen.',
  'heading-repeated': 'De kolom ‘{{column}}’ komt twee keer voor.',
  'heading-misspelled': 'De kolom ‘{{column}}’ is geen veld van het profiel. Bedoelde je ‘{{field}}’?',
  'heading-no-login': 'De kopregel heeft geen kolom voor de gebruikersnaam.',
  'heading-no-login-but':
    'De kopregel heeft geen kolom voor de gebruikersnaam. Wijs er een toe onder ‘Kolommen en velden’.',
  'heading-no-login-variable':
    'De kopregel heeft geen kolom voor de gebruikersnaam. Deze kolommen lijken op velden: {{columns}}. Geef ze op in het bestand van FEED_FILE_MAP.',
  'heading-unmapped': 'De kopregel heeft geen kolom ‘{{columns}}’, die aan ‘{{field}}’ is toegewezen.',

  'ldif-value-too-long': 'Regel {{line}} heeft meer dan {{limit}} tekens.',
  'ldif-start': 'Regel {{line}}: een LDIF-bestand begint met ‘version: 1’ of ‘dn:’.',
  'ldif-version': 'Regel {{line}}: alleen versie 1 van LDIF wordt ondersteund.',
  'ldif-change':
    'Regel {{line}} beschrijft een wijziging: een personenbestand moet een volledige lijst van items zijn, geen lijst van wijzigingen.',
  'ldif-cut-off':
    'Het bestand eindigt midden in regel {{line}}: het is afgekapt. Als het volledig is, sluit die regel dan af met een regeleinde.',
  'ldif-no-result':
    'Het bestand is afgekapt: ldapsearch eindigt met het resultaat van de zoekopdracht, en dat ontbreekt. Voer de opdracht opnieuw uit.',
  'ldif-result':
    'Het bestand bevat niet iedereen: de zoekopdracht van ldapsearch eindigde met LDAP-resultaatcode {{result}}.',

  'archive-unreadable': 'Het ZIP-archief kan niet worden gelezen. Maak het opnieuw.',
  'archive-too-many-files': 'Het archief bevat meer dan {{limit}} bestanden.',
  'archive-no-photos': 'Het archief bevat geen foto’s.',

  'run-interrupted': 'Een beheerder heeft de laatste import onderbroken.',
  'run-abandoned':
    'De server of de database ervan was tijdens de import niet meer beschikbaar. Importeer het bestand opnieuw.',
  'run-all-rejected': 'Alle items zijn geweigerd. Er is niets veranderd.',
  'run-disk-full': 'De schijf van het adresboek of van de database ervan is vol. Er is niets veranderd.',
  'run-overtaken': 'Iemand anders heeft tijdens de import dezelfde personen gewijzigd. Er is niets veranderd.',
  'run-failed': 'De import is mislukt. Raadpleeg het logboek van de server.',
  'run-unaccepted':
    'Als de bron buiten gebruik wordt gesteld, vertrekken {{left}} van de {{before}} personen, meer dan een beheerder heeft geaccepteerd. Er is niets veranderd.',

  'ldap-time-limit':
    'De directoryserver {{server}} heeft de zoekopdracht afgebroken omdat die langer duurde dan de tijdslimiet.',
  'ldap-size-limit':
    'De directoryserver {{server}} heeft maar een deel van de personen gestuurd: de limiet voor het aantal resultaten is bereikt, hoewel er pagina’s zijn gevraagd. Verhoog de limiet voor het serviceaccount.',
  'ldap-no-password-bind': 'De directoryserver {{server}} accepteert geen aanmelding met een wachtwoord.',
  'ldap-not-encrypted':
    'De directoryserver {{server}} vereist een versleutelde verbinding: gebruik ldaps:// of FEED_LDAP_START_TLS=true.',
  'ldap-no-start-tls':
    'De directoryserver {{server}} weigert StartTLS (LDAP-resultaatcode {{result}}). Controleer of hij een certificaat heeft, of gebruik ldaps:// in FEED_LDAP_URL.',
  'ldap-referral':
    'De directoryserver {{server}} verwijst naar een andere server: stel in FEED_LDAP_URL de server in die FEED_LDAP_BASE bevat.',
  'ldap-administrative-limit':
    'De directoryserver {{server}} heeft de zoekopdracht afgebroken omdat die een beheerlimiet voor het serviceaccount overschrijdt.',
  'ldap-no-pages':
    'De directoryserver {{server}} ondersteunt geen resultaten in pagina’s (RFC 2696), terwijl die nodig zijn.',
  'ldap-no-base':
    'De directoryserver {{server}} heeft geen item op FEED_LDAP_BASE, of het serviceaccount mag het niet lezen.',
  'ldap-not-dn':
    'De directoryserver {{server}} meldt dat FEED_LDAP_BASE of FEED_LDAP_BIND_DN geen distinguished name is.',
  'ldap-no-password':
    'De directoryserver {{server}} accepteert geen anonieme aanmelding en geen leeg wachtwoord: stel FEED_LDAP_BIND_DN en het bijbehorende wachtwoord in.',
  'ldap-password': 'De directoryserver {{server}} heeft FEED_LDAP_BIND_DN of het bijbehorende wachtwoord geweigerd.',
  'ldap-no-right': 'De directoryserver {{server}} staat niet toe dat het serviceaccount de personen leest.',
  'ldap-busy': 'De directoryserver {{server}} is bezet.',
  'ldap-unavailable': 'De directoryserver {{server}} is niet beschikbaar.',
  'ldap-unwilling':
    'De directoryserver {{server}} weigert het verzoek (unwillingToPerform). De reden staat in het logboek van die server.',
  'ldap-result': 'De directoryserver {{server}} antwoordde met LDAP-resultaatcode {{result}}.',

  'ldap-account-unknown': 'De directoryserver {{server}} kent het account FEED_LDAP_BIND_DN niet.',
  'ldap-account-hours':
    'De directoryserver {{server}} staat niet toe dat het account FEED_LDAP_BIND_DN zich op dit tijdstip aanmeldt.',
  'ldap-account-disabled': 'De directoryserver {{server}} meldt dat het account FEED_LDAP_BIND_DN is uitgeschakeld.',
  'ldap-account-expired': 'De directoryserver {{server}} meldt dat het account FEED_LDAP_BIND_DN is verlopen.',
  'ldap-account-locked': 'De directoryserver {{server}} meldt dat het account FEED_LDAP_BIND_DN is vergrendeld.',
  'ldap-password-expired': 'De directoryserver {{server}} meldt dat het wachtwoord van FEED_LDAP_BIND_DN is verlopen.',
  'ldap-password-reset':
    'De directoryserver {{server}} meldt dat het wachtwoord van FEED_LDAP_BIND_DN eerst moet worden gewijzigd.',

  'ldap-refused': 'De directoryserver {{server}} weigert verbindingen op die poort.',
  'ldap-closed': 'De directoryserver {{server}} heeft de verbinding verbroken.',
  'ldap-cut-off': 'De directoryserver {{server}} heeft de verbinding verbroken voordat het antwoord volledig was.',
  'ldap-no-route': 'De directoryserver {{server}} is niet bereikbaar: er is geen route naar de host.',
  'ldap-no-network': 'De directoryserver {{server}} is niet bereikbaar: er is geen route naar het netwerk.',
  'ldap-unknown-host': 'De directoryserver {{server}} heeft een hostnaam die de DNS niet kent.',
  'ldap-no-dns': 'De directoryserver {{server}} kan niet worden opgezocht: de DNS-server reageert niet.',
  'ldap-no-answer': 'De directoryserver {{server}} reageert niet.',
  'ldap-slow': 'De directoryserver {{server}} reageert niet op tijd.',
  'ldap-untrusted':
    'De directoryserver {{server}} heeft een certificaat van een instantie die niet wordt vertrouwd: stel in FEED_LDAP_CA het bestand in met het certificaat van die instantie.',
  'ldap-certificate-expired': 'De directoryserver {{server}} heeft een verlopen certificaat.',
  'ldap-certificate-host':
    'De directoryserver {{server}} heeft een certificaat voor een andere hostnaam: stel in FEED_LDAP_URL een hostnaam uit het certificaat in.',
  'ldap-tls': 'De directoryserver {{server}} is niet bereikbaar via TLS ({{error}}).',

  'ldap-not-ldap': 'De directoryserver {{server}} stuurde een antwoord dat geen geldige LDAP is.',
  'ldap-repeats': 'De directoryserver {{server}} stuurt dezelfde items opnieuw.',
  'ldap-empty-pages': 'De directoryserver {{server}} blijft pagina’s zonder items sturen.',
  'ldap-too-many':
    'De directoryserver {{server}} stuurt meer dan {{millions}} miljoen items: beperk FEED_LDAP_BASE of FEED_LDAP_FILTER tot personen.',
  'ldap-ranges': 'De directoryserver {{server}} stuurt de waarden van {{attribute}} in meer dan {{limit}} delen.',
  'ldap-range-repeats': 'De directoryserver {{server}} stuurt dezelfde waarden van {{attribute}} opnieuw.',
  'ldap-entry-too-large':
    'De directoryserver {{server}} stuurt meer dan {{megabytes}} MB voor één item, waarschijnlijk door de foto: verwijder die op die server, of zet foto’s uit in het bestand in FEED_LDAP_MAP.',
  'ldap-values-too-large': 'De directoryserver {{server}} stuurt meer dan {{megabytes}} MB voor {{attribute}}.',
  'ldap-page-too-large':
    'De directoryserver {{server}} stuurt meer dan {{megabytes}} MB in één keer: verlaag FEED_LDAP_PAGE_SIZE.',
  'ldap-nobody':
    'De directoryserver {{server}} geeft onder FEED_LDAP_BASE niemand terug die aan het filter voldoet. Controleer FEED_LDAP_BASE, FEED_LDAP_FILTER en de rechten van het serviceaccount.',
  'ldap-nobody-under':
    'De directoryserver {{server}} geeft onder {{base}}, een van de waarden van FEED_LDAP_BASE, niemand terug die aan het filter voldoet. Controleer FEED_LDAP_BASE, FEED_LDAP_FILTER en de rechten van het serviceaccount.',
  'ldap-file':
    'Het bestand in {{variable}} is niet bruikbaar. De opdracht ‘npm run people -- try-ldap’ geeft de reden.',
  'ldap-no-attribute':
    'FEED_LDAP_MAP: de directoryserver heeft geen attribuut ‘{{attribute}}’, dat aan {{field}} is toegewezen.',
  'ldap-no-attribute-but':
    'FEED_LDAP_MAP: de directoryserver heeft geen attribuut ‘{{attribute}}’, dat aan {{field}} is toegewezen. Bedoelde je ‘{{suggestion}}’?',
  'ldap-stopped': 'Het lezen van de directoryserver is gestopt voordat iedereen was gelezen.',
  'ldap-too-late': 'De directoryserver heeft niet binnen {{hours}} uur iedereen gestuurd.',
  'ldap-memory':
    'De items van de directoryserver hebben meer geheugen nodig dan er is om ze te lezen: verlaag FEED_LDAP_PAGE_SIZE.',

  'path-missing': 'Het bestand of de map {{path}} bestaat niet.',
  'path-no-match': 'Er is geen bestand dat overeenkomt met {{path}}.',
  'path-not-file': '{{path}} is geen bestand.',
  'path-unfinished': '{{path}} wordt nog geschreven.',
  'path-changed': '{{path}} is gewijzigd tijdens het lezen.',
  'path-unreadable': '{{path}} kan niet worden gelezen ({{error}}).',
  'path-no-photos': 'Er zijn geen foto’s in {{path}}.',
  'path-too-many-files': 'De map bevat meer dan {{limit}} bestanden.',
  'map-not-json': 'Het bestand in FEED_FILE_MAP is geen geldige JSON.',
  'map-not-object': 'Het bestand in FEED_FILE_MAP moet een JSON-object bevatten.',
  'map-unknown-field': 'FEED_FILE_MAP: ‘{{field}}’ is geen veld van het profiel.',
  'map-not-names': 'FEED_FILE_MAP: ‘{{field}}’ moet een naam of een lijst van namen zijn.',

  'retire-overtaken': 'Iemand anders heeft tijdens de import personen van deze bron gewijzigd.',
  'retire-token': 'Een SCIM-token kan nog naar deze bron schrijven. Trek het eerst in onder ‘SCIM’.',
  'database-silent': 'De database reageert niet. Er is niets veranderd.',
  'database-unconfirmed': 'De database heeft de wijziging niet bevestigd: ze is volledig opgeslagen, of helemaal niet.',

  'heading-below-title': 'De kopregel is regel {{line}}; de regels erboven zijn genegeerd.',
  'column-ignored': 'De kolom ‘{{column}}’ is geen veld van het profiel en is genegeerd.',
  'files-ignored': 'Bestanden die genegeerd zijn omdat het geen afbeeldingen zijn: {{files}}.',
};
