import type { orgChart as english } from '../en/org-chart.ts';
import type { Translation } from '../messages.ts';

export const orgChart: Translation<typeof english> = {
  heading: 'Organogram',
  titleOf: 'Organogram van {{name}}',
  views: 'Weergaven van het organogram',
  cards: 'Kaarten',
  outline: 'Overzicht',
  tree: 'Boom',
  print: 'Afdrukken',
  chain: 'Leidinggevenden van boven naar beneden',
  between_one: 'Nog {{total}} leidinggevende ertussen',
  between_other: 'Nog {{total}} leidinggevenden ertussen',
  unknownManager: 'De leidinggevende staat niet in het adresboek:',
  cycle: 'De lijn van leidinggevenden loopt in een kring: boven {{first}} komt {{again}} opnieuw.',
  managerNotShown: 'Hogerop is er geen organogram om te tonen.',
  chainLonger: 'Tonen wie er hogerop staat',

  profileOf: 'Profiel van {{name}}',
  direct_one: '{{total}} medewerker',
  direct_other: '{{total}} medewerkers',
  inAll: '{{total}} in totaal',
  assistant: 'Assistent',
  assistantOf: 'Assistent van {{name}}',
  assistantNamed: 'Assistent: {{name}}',

  collaborators: 'Medewerkers',
  noCollaborators: 'Niemand valt onder deze persoon.',
  filter: 'Medewerkers filteren',
  filtered_one: '{{count}} medewerker gevonden.',
  filtered_other: '{{count}} medewerkers gevonden.',
  filteredBest: 'De {{count}} beste worden getoond. Typ meer letters om verder te beperken.',
  filterNone: 'Geen medewerker gevonden.',
  collaboratorsFailed: 'Sommige medewerkers konden niet worden geladen.',
  printedFirst: 'De eerste {{shown}} van {{total}} medewerkers zijn afgedrukt.',

  find: 'Iemand in het organogram zoeken',
  found: 'Gevonden personen',
  foundBelow: 'In de organisatie van {{name}}',
  foundAnywhere: 'Elders',
  foundAnnounced_one: '{{count}} persoon. Gebruik de pijltjes omhoog en omlaag.',
  foundAnnounced_other: '{{count}} personen. Gebruik de pijltjes omhoog en omlaag.',

  howConnected: 'Hoe zijn wij verbonden?',
  backToChart: 'Terug naar het organogram',
  connectionWith: 'De weg naar {{name}}',
  connectionFrom: 'Vanaf',
  connectedBy_one: '{{total}} stap, via {{name}}.',
  connectedBy_other: '{{total}} stappen, via {{name}}.',
  samePerson: 'Dit is een en dezelfde persoon.',
  notConnected: 'Niemand in het organogram staat boven allebei.',
  nearestCommon: 'Dichtstbijzijnde gezamenlijke leidinggevende',
  path: 'Het pad tussen hen',

  branchOf: 'De organisatie van {{name}}',
  treeHint: 'Pijltjes lopen en vouwen open, letters vinden een naam, Enter toont de plaats van die persoon.',
  again: 'staat hierboven al',
  more: 'Nog {{total}} tonen',
  moreFailed: 'Het laden is mislukt. Opnieuw proberen.',
  unfold: 'Alles openvouwen',
  unfolding: 'Bezig met openvouwen…',
  fold: 'Dichtvouwen',
  shownOf: '{{shown}} van {{total}} personen',
  unfoldedMost: 'Meer wordt er niet tegelijk opengevouwen: kies een kleinere tak.',
  unfoldFailed: 'De hele tak kon niet worden geladen.',

  drawnHint:
    'Sleep om te verschuiven, zoom met het wieltje. Pijltjes lopen en vouwen open, + en − zoomen, Enter toont de plaats van die persoon.',
  zoomIn: 'Groter',
  zoomOut: 'Kleiner',
  fit: 'Passend maken',
  save: 'Tak opslaan als',
  saving: 'Bestand wordt gemaakt…',
  saveFailed: 'Het bestand kon niet worden gemaakt.',

  notShownHeading: 'Hier is geen organogram',
  notShownText: 'Voor deze persoon wordt geen organogram getoond. Het profiel is er voor iedereen.',
  openProfile: 'Profiel openen',
  unknownHeading: 'Deze persoon staat niet in het organogram',
  unknownText:
    'Het adresboek kent niemand met de login {{login}}. Misschien is het adres verkeerd getypt, of is de persoon vertrokken.',
  searchPeople: 'Personen zoeken',
  failedHeading: 'Het organogram kon niet worden geladen.',

  notOnChart_one:
    'Nog {{total}} persoon valt hieronder, maar staat niet in het organogram: externen en sommige organisaties zijn niet opgenomen.',
  notOnChart_other:
    'Nog {{total}} personen vallen hieronder, maar staan niet in het organogram: externen en sommige organisaties zijn niet opgenomen.',
};

// Texts are loaded by the name of their file.
export { orgChart as 'org-chart' };
