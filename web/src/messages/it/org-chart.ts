import type { orgChart as english } from '../en/org-chart.ts';
import type { Translation } from '../messages.ts';

export const orgChart: Translation<typeof english> = {
  heading: 'Organigramma',
  titleOf: 'Organigramma di {{name}}',
  views: 'Viste dell’organigramma',
  cards: 'Schede',
  outline: 'Struttura',
  tree: 'Albero',
  print: 'Stampa',
  chain: 'Responsabili, dall’alto in basso',
  between_one: '{{total}} responsabile nel mezzo',
  between_other: '{{total}} responsabili nel mezzo',
  unknownManager: 'Il responsabile non è presente nella rubrica:',
  cycle: 'La linea gerarchica è circolare: sopra {{first}} torna {{again}}.',
  managerNotShown: 'Più in alto non c’è un organigramma da mostrare.',
  chainLonger: 'Mostra chi sta più in alto',

  profileOf: 'Profilo di {{name}}',
  direct_one: '{{total}} collaboratore',
  direct_other: '{{total}} collaboratori',
  inAll: '{{total}} in tutto',
  assistant: 'Assistente',
  assistantOf: 'Assistente di {{name}}',
  assistantNamed: 'Assistente: {{name}}',

  collaborators: 'Collaboratori',
  noCollaborators: 'Nessuno fa capo a questa persona.',
  filter: 'Filtra i collaboratori',
  filtered_one: '{{count}} collaboratore corrisponde.',
  filtered_other: '{{count}} collaboratori corrispondono.',
  filteredBest: 'Sono mostrati i {{count}} risultati migliori. Digita altre lettere per restringere.',
  filterNone: 'Nessun collaboratore corrisponde.',
  collaboratorsFailed: 'Alcuni collaboratori non sono stati caricati.',
  printedFirst: 'Sono stampati i primi {{shown}} collaboratori su {{total}}.',

  find: 'Trova qualcuno nell’organigramma',
  found: 'Persone trovate',
  foundBelow: 'Nell’organizzazione di {{name}}',
  foundAnywhere: 'Altrove',
  foundAnnounced_one: '{{count}} persona. Usa le frecce su e giù.',
  foundAnnounced_other: '{{count}} persone. Usa le frecce su e giù.',

  howConnected: 'Come siamo collegati?',
  backToChart: 'Torna all’organigramma',
  connectionWith: 'Il percorso fino a {{name}}',
  connectionFrom: 'A partire da',
  connectedBy_one: '{{total}} passaggio, attraverso {{name}}.',
  connectedBy_other: '{{total}} passaggi, attraverso {{name}}.',
  samePerson: 'È la stessa persona.',
  notConnected: 'Nell’organigramma nessuno sta sopra entrambi.',
  nearestCommon: 'Responsabile comune più vicino',
  path: 'Il percorso tra i due',

  branchOf: 'L’organizzazione di {{name}}',
  treeHint: 'Le frecce scorrono e aprono, le lettere trovano un nome, Invio mostra il posto della persona.',
  again: 'già mostrato più in alto',
  more: 'Mostrane altri {{total}}',
  moreFailed: 'Non è stato possibile caricarli. Riprova.',
  unfold: 'Apri tutto',
  unfolding: 'Apertura in corso…',
  fold: 'Chiudi',
  shownOf: '{{shown}} persone su {{total}}',
  unfoldedMost: 'Non se ne aprono di più in una volta: scegli un ramo più piccolo.',
  unfoldFailed: 'Non è stato possibile caricare l’intero ramo.',

  drawnHint:
    'Trascina per spostare, usa la rotella per lo zoom. Le frecce scorrono e aprono, + e − ingrandiscono e riducono, Invio mostra il posto della persona.',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fit: 'Adatta alla finestra',
  save: 'Salva il ramo come',
  saving: 'Preparazione del file…',
  saveFailed: 'Non è stato possibile creare il file.',

  notShownHeading: 'Qui non c’è un organigramma',
  notShownText: 'Per questa persona non viene mostrato alcun organigramma. Il profilo è visibile a tutti.',
  openProfile: 'Apri il profilo',
  unknownHeading: 'Questa persona non è nell’organigramma',
  unknownText:
    'La rubrica non conosce nessuno con il login {{login}}. L’indirizzo potrebbe essere errato, oppure la persona se n’è andata.',
  searchPeople: 'Cerca persone',
  failedHeading: 'Non è stato possibile caricare l’organigramma.',

  notOnChart_one:
    'Un’altra persona ({{total}}) dipende da qui ma non compare nell’organigramma, che esclude gli esterni e alcune organizzazioni.',
  notOnChart_other:
    'Altre {{total}} persone dipendono da qui ma non compaiono nell’organigramma, che esclude gli esterni e alcune organizzazioni.',
};

// Texts are loaded by the name of their file.
export { orgChart as 'org-chart' };
