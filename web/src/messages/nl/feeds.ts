import type { feeds as english } from '../en/feeds.ts';
import type { Translation } from '../messages.ts';

export const feeds: Translation<typeof english> = {
  feeds: 'Status van de bronnen',
  latestRuns: 'Laatste imports',
  findFeed: 'Bron zoeken',
  noSuchFeed: 'Geen bronnen gevonden.',
  emptyHeading: 'Nog geen gegevensbron',
  emptyText:
    'Upload een CSV- of LDIF-bestand om te beginnen. De server kan ook volgens een schema Active Directory, LDAP, bestanden en foto’s lezen en SCIM accepteren: zie {{document}}.',
  refreshFailed: 'De status van de bronnen kon niet worden bijgewerkt. Dit was de situatie op {{time}}.',

  'kind.csv': 'CSV-bestand',
  'kind.ldif': 'LDIF-bestand',
  'kind.ldap': 'Active Directory of LDAP',
  'kind.scim': 'SCIM-provisioning',
  'kind.photos': 'Fotobestanden',
  'kind.demo': 'Demogroep',

  'status.current': 'Actueel',
  'status.imported': 'Geïmporteerd',
  'status.new': 'Nog niet uitgevoerd',
  'status.requested': 'Wacht op start',
  'status.running': 'Wordt uitgevoerd',
  'status.failing': 'Mislukt',
  'status.held-back': 'Tegengehouden',
  'status.interrupted': 'Onderbroken',
  announced: '{{feed}}: {{status}}',

  people: 'Personen',
  lastSuccess: 'Laatst gelukt',
  nextRun: 'Volgende import',
  nextAttempt: 'Volgende poging',
  never: 'Nog nooit',
  whenUploaded: 'Bij het uploaden van een bestand',
  whenSent: 'Zodra de client wijzigingen stuurt',
  notScheduled: 'Niet gepland',

  reading_one: 'Bezig met lezen: {{count}} item tot nu toe',
  reading_other: 'Bezig met lezen: {{count}} items tot nu toe',
  readingChanges_one: 'Wijzigingen lezen: {{count}} item tot nu toe',
  readingChanges_other: 'Wijzigingen lezen: {{count}} items tot nu toe',
  preparing: 'Voorbereiden',
  writing: 'Bezig met schrijven: {{rows}} van {{total}}',
  progressOf: 'Voortgang van {{feed}}',
  started: 'Gestart {{time}}',

  runNow: 'Nu uitvoeren',
  interrupt: 'Onderbreken',
  interruptHeading: 'De import van {{feed}} onderbreken?',
  interruptText:
    'De personen in het adresboek blijven zoals ze voor de import waren. De bron wordt binnen een uur opnieuw gelezen, of wanneer je Nu uitvoeren kiest.',
  interruptNow: 'Import onderbreken',
  keepRunning: 'Laten doorgaan',
  lastStays: 'De personen van de laatste geslaagde import blijven in het adresboek.',

  heldBack:
    'Door de laatste import zou meer dan 10% van de personen vertrekken, of zou een veld van meer dan 30% van hen leeg worden, daarom is er niets veranderd:',
  wouldLeave_one: '{{count}} van de {{total}} personen zou als vertrokken gelden.',
  wouldLeave_other: '{{count}} van de {{total}} personen zouden als vertrokken gelden.',
  wouldBeEmpty_one: '‘{{field}}’ zou leeg worden bij {{count}} van de {{total}} personen.',
  wouldBeEmpty_other: '‘{{field}}’ zou leeg worden bij {{count}} van de {{total}} personen.',
  heldBackAdvice:
    'Is het verlies een vergissing, corrigeer dan de bron: de gegevensbron wordt elk uur opnieuw vergeleken en gaat dan vanzelf verder. Is het de bedoeling, accepteer het dan. Tot die tijd blijft alles zoals het is.',
  heldBackUnfinished: 'Deze cijfers zijn van een eerdere import. De laatste is niet voltooid:',
  accept: 'Accepteren…',
  acceptHeading: 'Deze wijzigingen van {{feed}} accepteren?',
  acceptText:
    'De bron wordt nu opnieuw gelezen. Als er dan duidelijk meer zou verdwijnen dan dit, wordt de import weer tegengehouden.',
  leaversText:
    'Vertrokken personen zijn niet meer te vinden. Als de bron ze opnieuw levert, komen ze terug met hun eigen wijzigingen.',
  acceptNow: 'Accepteren en uitvoeren',
  keepAsIs: 'Zo laten',

  retire: 'Buiten gebruik stellen…',
  retireHeading: '{{feed}} buiten gebruik stellen?',
  retirePeople_one:
    '{{count}} persoon van deze bron verlaat het adresboek, tenzij een andere bron deze persoon ook levert.',
  retirePeople_other:
    '{{count}} personen van deze bron verlaten het adresboek, behalve wie een andere bron ook levert.',
  retireRest:
    'Wat de bron toevoegt aan personen van andere bronnen, zoals waarden en foto’s, wordt verwijderd. De bron verdwijnt uit deze lijst; de imports blijven vastgelegd.',
  retireBack:
    'Als een bron vertrokken personen opnieuw levert voordat hun gegevens zijn gewist, komen ze terug met hun eigen wijzigingen.',
  retireNow: 'Bron buiten gebruik stellen',
  keepFeed: 'Bron behouden',
  interruptRetirementText: 'De bron en de personen blijven zoals ze waren.',

  'requested.run': 'De import begint zo meteen.',
  'requested.accept': 'De wijzigingen zijn geaccepteerd. De import begint zo meteen.',
  'requested.interrupt': 'De import wordt onderbroken.',
  'requested.retire': 'De bron wordt zo meteen buiten gebruik gesteld.',

  'outcome.imported': 'Geïmporteerd',
  'outcome.dry-run': 'Alleen vergeleken',
  'outcome.held-back': 'Tegengehouden',
  'outcome.failed': 'Mislukt',
  'outcome.interrupted': 'Onderbroken',
  'outcome.retired': 'Buiten gebruik',
  nothingChanged: 'Er is niets veranderd.',
  'mode.complete': 'Volledige lijst',
  'mode.changes': 'Alleen wijzigingen',
  'mode.retirement': 'Buitengebruikstelling van de bron',
};
