import type { dataQuality as english } from '../en/data-quality.ts';
import type { Translation } from '../messages.ts';

export const dataQuality: Translation<typeof english> = {
  kinds: 'Gevonden problemen',
  neverComputed:
    'De gegevens zijn nog niet gecontroleerd. Dat duurt enkele seconden voor duizenden personen, en enkele minuten voor een miljoen.',
  computing: 'Bezig met controleren…',
  compute: 'Gegevens controleren',
  computeAgain: 'Opnieuw controleren',
  failed: 'De controle is mislukt. De reden staat in het logboek van de server.',
  asOf_one: 'Stand van {{time}}, {{count}} persoon',
  asOf_other: 'Stand van {{time}}, {{count}} personen',
  progress: '{{done}} van {{total}} personen gelezen',
  found_one: '{{count}} persoon',
  found_other: '{{count}} personen',
  noFindings: 'Niemand heeft dit probleem.',
  isGone: 'Sinds de controle vertrokken of naar een andere businessunit gegaan',
  by: 'Groeperen op',
  all: 'Alle',
  without: '(geen)',
  'by.businessUnit': 'Businessunit',
  'by.organization': 'Organisatie',
  'by.feed': 'Gegevensbron',
  'unknown-manager': 'Onbekende leidinggevenden',
  'ambiguous-manager': 'Niet-eenduidige leidinggevenden',
  'reporting-loop': 'Kringen in de rapportagelijn',
  'without-manager': 'Zonder leidinggevende',
  'without-email': 'Zonder e\u2011mailadres',
  'shared-email': 'Gedeelde e\u2011mailadressen',
  'same-person': 'Dubbele personen',
  'similar-identifier': 'Vergelijkbare ID’s',
  'odd-phone': 'Vreemde telefoon\u00adnummers',
  'unknown-manager.about':
    'De leidinggevende van deze personen staat niet in het adresboek: de waarde komt met geen distinguished name, groeps-ID, gebruikersnaam, e-mailadres of personeelsnummer overeen.',
  'ambiguous-manager.about':
    'De leidinggevende van deze personen is opgegeven met een e-mailadres of personeelsnummer dat meerdere personen hebben. Daarom wordt er geen leidinggevende getoond.',
  'reporting-loop.about': 'Deze personen rapporteren aan zichzelf, rechtstreeks of via anderen.',
  'without-manager.about':
    'Deze personen staan in het organogram, maar hebben geen leidinggevende. Dat klopt alleen voor de top van het bedrijf.',
  'without-email.about': 'Deze personen hebben geen e-mailadres.',
  'shared-email.about': 'Meerdere personen hebben hetzelfde e-mailadres. Ze staan bij elkaar.',
  'same-person.about':
    'Meerdere profielen hebben dezelfde naam en hetzelfde telefoonnummer of personeelsnummer. Ze staan bij elkaar.',
  'similar-identifier.about':
    'Meerdere personen hebben hetzelfde personeelsnummer, of groeps-ID’s die alleen verschillen in leestekens of voorloopnullen. Ze staan bij elkaar.',
  'odd-phone.about':
    'Deze nummers kunnen niet worden gebeld: ze zijn te kort, te lang of ongeldig in het land van de persoon.',
};

export { dataQuality as 'data-quality' };
