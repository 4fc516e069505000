import type { orgChart as english } from '../en/org-chart.ts';
import type { Translation } from '../messages.ts';

export const orgChart: Translation<typeof english> = {
  heading: 'Organogram',
  titleOf: 'Organogram van {{name}}',
  views: 'Weergaven van het organogram',
  cards: 'Kaarten',
  outline: 'Lijst',
  tree: 'Boom',
  viewFailed:
    'Deze weergave kon niet worden geladen. In plaats daarvan zie je de kaarten. Controleer je verbinding en probeer het opnieuw.',
  print: 'Afdrukken',
  chain: 'Leidinggevenden, van boven naar beneden',
  between_one: 'Nog {{count}} leidinggevende ertussen',
  between_other: 'Nog {{count}} leidinggevenden ertussen',
  unknownManager: 'De leidinggevende staat niet in het adresboek:',
  cycle: 'De rapportagelijn loopt in een cirkel: boven {{first}} staat opnieuw {{again}}.',
  managerNotShown: 'Hogere niveaus worden niet getoond.',
  chainLonger: 'Hogere niveaus tonen',

  profileOf: 'Profiel van {{name}}',
  direct_one: '{{count}} medewerker',
  direct_other: '{{count}} medewerkers',
  inAll: '{{total}} in totaal',
  assistant: 'Assistent',
  assistantOf: 'Assistent van {{name}}',
  assistantNamed: 'Assistent: {{name}}',

  collaborators: 'Directe medewerkers',
  noCollaborators: 'Deze persoon heeft geen directe medewerkers.',
  noCollaboratorsOwn: 'Je hebt geen directe medewerkers.',
  filter: 'Medewerkers filteren',
  filtered_one: '{{count}} medewerker gevonden.',
  filtered_other: '{{count}} medewerkers gevonden.',
  filteredBest: 'De {{count}} beste resultaten worden getoond. Typ verder om de lijst in te korten.',
  filterNone: 'Geen medewerkers gevonden.',
  collaboratorsFailed: 'Sommige medewerkers konden niet worden geladen.',
  printedFirst: 'De eerste {{shown}} van {{total}} medewerkers worden afgedrukt.',

  find: 'Iemand zoeken in het organogram',
  found: 'Gevonden personen',
  foundBelow: 'In de organisatie van {{name}}',
  foundAnywhere: 'Andere personen',
  foundAnnounced_one: '{{count}} persoon. Gebruik de pijltoetsen omhoog en omlaag.',
  foundAnnounced_other: '{{count}} personen. Gebruik de pijltoetsen omhoog en omlaag.',

  howConnected: 'Hoe zijn we verbonden?',
  backToChart: 'Terug naar het organogram',
  connectionWith: 'Verbinding met {{name}}',
  connectionFrom: 'Vanaf',
  connectedBy_one: '{{count}} stap, via {{name}}.',
  connectedBy_other: '{{count}} stappen, via {{name}}.',
  samePerson: 'Dit is dezelfde persoon.',
  notConnected: 'Ze hebben geen gezamenlijke leidinggevende in het organogram.',
  nearestCommon: 'Eerste gezamenlijke leidinggevende',
  path: 'Route tussen beide personen',

  branchOf: 'Organisatie van {{name}}',
  treeHint:
    'Gebruik de pijltoetsen om te navigeren en uit of samen te vouwen, typ de eerste letters van een naam om die te vinden en druk op Enter om naar de persoon te gaan. Met Shift en Enter verschijnt de kaart.',
  treeHintTouch:
    'Tik op het pijltje voor een naam om uit of samen te vouwen, en op de naam om naar de persoon te gaan.',
  shownAbove: 'staat hierboven al',
  more: 'Nog {{total}} tonen',
  moreFailed: 'Laden is mislukt. Opnieuw proberen.',
  expandAll: 'Alles uitvouwen',
  expanding: 'Bezig met uitvouwen…',
  collapse: 'Alles samenvouwen',
  shownOf: 'Personen: {{shown}} van {{total}}',
  expandLimit: 'Meer kan er niet tegelijk worden uitgevouwen: kies een kleinere tak.',
  expandFailed: 'De hele tak kon niet worden geladen.',

  drawnHint:
    'Sleep om te verschuiven. Houd Ctrl of ⌘ ingedrukt en draai aan het muiswiel om te zoomen. Met het toetsenbord: pijltoetsen om te navigeren en uit of samen te vouwen, + en − om te zoomen, Enter om naar de persoon te gaan.',
  drawnHintTouch:
    'Gebruik twee vingers om te verplaatsen en te zoomen, of de knoppen. Tik op een persoon om die te selecteren, en op de + om uit te vouwen.',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  fit: 'Passend maken',
  save: 'Tak opslaan',
  saveAsCSV: 'Tabel (CSV)',
  saveAsSVG: 'Tekening (SVG)',
  saveAsPNG: 'Afbeelding (PNG)',
  saving: 'Bestand wordt gemaakt…',
  saveFailed: 'Het bestand kon niet worden gemaakt.',

  notShownHeading: 'Geen organogram beschikbaar',
  notShownText: 'Deze persoon staat niet in het organogram, maar je kunt het profiel wel bekijken.',
  openProfile: 'Profiel openen',
  unknownHeading: 'Deze persoon staat niet in het organogram',
  unknownText:
    'Niemand in het adresboek heeft de gebruikersnaam {{login}}. Misschien zit er een fout in het adres of werkt de persoon niet meer bij het bedrijf.',
  searchPeople: 'Personen zoeken',
  failedHeading: 'Het organogram kon niet worden geladen.',

  notOnChart_one:
    'Dit team telt nog {{count}} persoon die niet in het organogram staat: externen en sommige organisaties zijn niet opgenomen.',
  notOnChart_other:
    'Dit team telt nog {{count}} personen die niet in het organogram staan: externen en sommige organisaties zijn niet opgenomen.',
};

// The loader expects an export with the name of the file.
export { orgChart as 'org-chart' };
