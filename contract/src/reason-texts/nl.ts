import type { FeedReasonTexts } from '../feed-reasons.ts';

export const reasons: FeedReasonTexts = {
  aboutFile: '‘{{file}}’: {{sentence}}',

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
  'lost-digits': '‘{{value}}’ is een getal waarvan een spreadsheet cijfers heeft weggelaten.',
  'not-base64': 'Dit is geen geldige base64.',
  'not-utf-8': 'Deze tekst is niet in UTF-8.',

  'ldif-continuation': 'Deze regel gaat verder op een regel die niet bestaat.',
  'ldif-line-too-long': 'Deze regel heeft meer dan {{limit}} tekens.',
  'ldif-not-attribute': 'Deze regel heeft niet de vorm ‘attribuut: waarde’.',
  'ldif-no-dn': 'Dit item begint niet met ‘dn:’.',
  'ldif-second-dn': 'Dit is een tweede ‘dn:’ in hetzelfde item.',
  'ldif-url': 'Deze waarde verwijst naar een URL, die niet wordt opgehaald.',

  'same-as-line': 'Dit is hetzelfde als op regel {{line}}.',
  'second-entry': 'Dit is een tweede item van dezelfde persoon.',
  'of-other-feed': 'Dit hoort bij een persoon uit de bron ‘{{feed}}’.',
  'of-other-person': 'Dit hoort bij een andere persoon van de bron.',
  'of-rejected-person': 'Dit hoort bij een persoon wiens rij is geweigerd.',
  'of-somebody-else': 'Dit hoort bij iemand anders.',
  'names-nobody': 'Niemand heeft deze gebruikersnaam, groeps-ID of dit personeelsnummer.',
  'names-several': 'Meerdere mensen hebben dit personeelsnummer.',

  'photo-text': 'Dit is tekst, geen base64.',
  'photo-format': 'Dit is een {{format}}-bestand, geen JPEG.',
  'photo-too-large': 'Deze foto moet kleiner zijn dan {{limit}} bytes.',
  'photo-empty': 'Deze foto is leeg.',
  'photo-name': 'De naam van dit bestand is niet in UTF-8.',
  'photo-read-failed': 'Deze foto kan niet worden gelezen ({{error}}).',
  'photo-encrypted': 'Deze foto is versleuteld.',
  'photo-compression': 'Deze foto is gecomprimeerd op een manier die niet wordt ondersteund.',
  'photo-not-jpeg': 'Deze foto is geen JPEG.',
  'photo-rare': 'Deze JPEG is beschadigd of van een zeldzame soort.',
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
  'file-nul': 'Het bestand is geen tekst: de kopregel bevat een NUL-teken. Kies UTF-16 als het in UTF-16 is.',
  'file-other-mark': 'Het bestand begint met de bytevolgordemarkering van {{marked}}, dus het is niet in {{chosen}}.',
  'file-other-encoding':
    'Het bestand is niet in {{encoding}}: regel {{line}} of een regel kort daarna kan niet worden gedecodeerd.',
  'file-not-utf-8':
    'Regel {{line}}, kolom {{column}} is geen UTF-8 (byte 0x{{byte}}). Het bestand lijkt {{encoding}} te zijn. Kies de codering {{option}} of sla het bestand op als UTF-8.',

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
    'De kopregel heeft geen kolom voor de gebruikersnaam. Deze kolommen lijken op velden: {{columns}}. Wijs ze toe onder ‘Kolommen en velden’.',
  'heading-unmapped': 'De kopregel heeft geen kolom ‘{{columns}}’, die aan {{field}} is toegewezen.',

  'ldif-value-too-long': 'Regel {{line}} heeft meer dan {{limit}} tekens.',
  'ldif-start': 'Regel {{line}}: een LDIF-bestand begint met ‘version: 1’ of ‘dn:’.',
  'ldif-version': 'Regel {{line}}: alleen versie 1 van LDIF wordt ondersteund.',
  'ldif-change':
    'Regel {{line}} beschrijft een wijziging: een bestand met mensen moet een volledige lijst van items zijn, geen lijst van wijzigingen.',
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
  'run-overtaken': 'Iemand anders heeft tijdens de import dezelfde mensen gewijzigd. Er is niets veranderd.',
  'run-failed': 'De import is mislukt. Raadpleeg het logboek van de server.',
  'run-unaccepted':
    'Als de bron buiten gebruik wordt gesteld, vertrekken {{left}} van de {{before}} personen, meer dan een beheerder heeft geaccepteerd. Er is niets veranderd.',

  'heading-below-title': 'De kopregel is regel {{line}}; de regels erboven zijn genegeerd.',
  'column-ignored': 'De kolom ‘{{column}}’ is geen veld van het profiel en is genegeerd.',
  'files-ignored': 'Bestanden die genegeerd zijn omdat het geen afbeeldingen zijn: {{files}}.',
};
