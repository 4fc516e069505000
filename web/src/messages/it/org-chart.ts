import type { orgChart as english } from '../en/org-chart.ts';
import type { Translation } from '../messages.ts';

export const orgChart: Translation<typeof english> = {
  heading: 'Organigramma',
  titleOf: 'Organigramma di {{name}}',
  views: 'Viste dell’organigramma',
  cards: 'Schede',
  outline: 'Elenco',
  tree: 'Albero',
  viewFailed: 'Impossibile caricare questa vista. Al suo posto vedi le schede. Controlla la connessione e riprova.',
  print: 'Stampa',
  chain: 'Responsabili, dal livello più alto',
  between_one: '{{count}} responsabile intermedio',
  between_other: '{{count}} responsabili intermedi',
  unknownManager: 'Il responsabile indicato non è presente nella rubrica:',
  cycle: 'La linea gerarchica è circolare: sopra {{first}} ricompare {{again}}.',
  managerNotShown: 'I livelli superiori non vengono mostrati.',
  chainLonger: 'Mostra i livelli superiori',

  profileOf: 'Profilo di {{name}}',
  direct_one: '{{count}} collaboratore',
  direct_other: '{{count}} collaboratori',
  inAll: '{{total}} in totale',
  assistant: 'Assistente',
  assistantOf: 'Assistente di {{name}}',
  assistantNamed: 'Assistente: {{name}}',

  collaborators: 'Collaboratori diretti',
  noCollaborators: 'Questa persona non ha collaboratori diretti.',
  noCollaboratorsOwn: 'Non hai collaboratori diretti.',
  filter: 'Filtra i collaboratori',
  filtered_one: '{{count}} collaboratore trovato.',
  filtered_other: '{{count}} collaboratori trovati.',
  filteredBest: 'Sono mostrati i migliori {{count}} risultati. Continua a digitare per restringere la ricerca.',
  filterNone: 'Nessun collaboratore trovato.',
  collaboratorsFailed: 'Impossibile caricare alcuni collaboratori.',
  printedFirst: 'Sono stampati i primi {{shown}} collaboratori su {{total}}.',

  find: 'Cerca una persona nell’organigramma',
  found: 'Persone trovate',
  foundBelow: 'Nell’organizzazione di {{name}}',
  foundAnywhere: 'Altre persone',
  foundAnnounced_one: '{{count}} persona. Usa i tasti freccia su e giù.',
  foundAnnounced_other: '{{count}} persone. Usa i tasti freccia su e giù.',

  howConnected: 'Come siamo collegati?',
  backToChart: 'Torna all’organigramma',
  connectionWith: 'Collegamento con {{name}}',
  connectionFrom: 'A partire da',
  connectedBy_one: '{{count}} passaggio, tramite {{name}}.',
  connectedBy_other: '{{count}} passaggi, tramite {{name}}.',
  samePerson: 'È la stessa persona.',
  notConnected: 'Nell’organigramma non hanno alcun responsabile in comune.',
  nearestCommon: 'Primo responsabile in comune',
  path: 'Percorso tra le due persone',

  branchOf: 'Organizzazione di {{name}}',
  treeHint:
    'Usa i tasti freccia per spostarti, espandere e comprimere, digita le lettere di un nome per trovarlo, premi Invio per andare alla persona. Maiusc e Invio mostrano la sua scheda.',
  treeHintTouch: 'Tocca la freccia davanti a un nome per espandere o comprimere, e il nome per andare alla persona.',
  shownAbove: 'già presente più in alto',
  more: 'Mostra altri {{total}}',
  moreFailed: 'Caricamento non riuscito. Riprova.',
  expandAll: 'Espandi tutto',
  expanding: 'Espansione in corso…',
  collapse: 'Comprimi tutto',
  shownOf: 'Persone: {{shown}} di {{total}}',
  expandLimit: 'È il massimo che si può espandere: scegli un ramo più piccolo.',
  expandFailed: 'Impossibile caricare l’intero ramo.',

  drawnHint:
    'Trascina per spostarti. Per lo zoom, tieni premuto Ctrl o ⌘ e gira la rotellina. Da tastiera: frecce per spostarti, espandere e comprimere, + e − per lo zoom, Invio per andare alla persona.',
  drawnHintTouch:
    'Usa due dita per spostare e ingrandire, oppure i pulsanti. Tocca una persona per selezionarla e il suo + per espandere.',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fit: 'Adatta alla finestra',
  save: 'Salva il ramo',
  saveAsCSV: 'Tabella (CSV)',
  saveAsSVG: 'Disegno (SVG)',
  saveAsPNG: 'Immagine (PNG)',
  saving: 'Preparazione del file…',
  saveFailed: 'Impossibile creare il file.',

  notShownHeading: 'Organigramma non disponibile',
  notShownText: 'Questa persona non compare nell’organigramma, ma puoi consultarne il profilo.',
  openProfile: 'Apri il profilo',
  unknownHeading: 'Questa persona non è nell’organigramma',
  unknownText:
    'Nella rubrica non c’è nessuno con il nome utente {{login}}. L’indirizzo potrebbe contenere un errore, oppure la persona non lavora più in azienda.',
  searchPeople: 'Cerca persone',
  failedHeading: 'Impossibile caricare l’organigramma.',
  notOnChart_one:
    'Di questo team fa parte {{count}} altra persona che non compare nell’organigramma, da cui sono esclusi gli esterni e alcune organizzazioni.',
  notOnChart_other:
    'Di questo team fanno parte altre {{count}} persone che non compaiono nell’organigramma, da cui sono esclusi gli esterni e alcune organizzazioni.',
};

// The loader expects an export with the name of the file.
export { orgChart as 'org-chart' };
