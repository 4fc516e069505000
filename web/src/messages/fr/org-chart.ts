import type { orgChart as english } from '../en/org-chart.ts';
import type { Translation } from '../messages.ts';

export const orgChart: Translation<typeof english> = {
  heading: 'Organigramme',
  titleOf: 'Organigramme de {{name}}',
  views: 'Vues de l’organigramme',
  cards: 'Fiches',
  outline: 'Plan',
  tree: 'Arbre',
  print: 'Imprimer',
  chain: 'Responsables, du sommet vers le bas',
  between_one: '{{total}} responsable entre les deux',
  between_other: '{{total}} responsables entre les deux',
  unknownManager: 'Le responsable ne figure pas dans l’annuaire :',
  cycle: 'La ligne hiérarchique tourne en rond : au-dessus de {{first}} revient {{again}}.',
  managerNotShown: 'Au-dessus, il n’y a pas d’organigramme à afficher.',
  chainLonger: 'Afficher les niveaux au-dessus',

  profileOf: 'Profil de {{name}}',
  direct_one: '{{total}} collaborateur',
  direct_other: '{{total}} collaborateurs',
  inAll: '{{total}} au total',
  assistant: 'Assistant(e)',
  assistantOf: 'Assistant(e) de {{name}}',
  assistantNamed: 'Assistant(e) : {{name}}',

  collaborators: 'Collaborateurs',
  noCollaborators: 'Personne n’est rattaché à cette personne.',
  filter: 'Filtrer les collaborateurs',
  filtered_one: '{{count}} collaborateur correspond.',
  filtered_other: '{{count}} collaborateurs correspondent.',
  filteredBest: 'Les {{count}} meilleurs résultats sont affichés. Saisissez plus de lettres pour affiner.',
  filterNone: 'Aucun collaborateur ne correspond.',
  collaboratorsFailed: 'Certains collaborateurs n’ont pas pu être chargés.',
  printedFirst: 'Les {{shown}} premiers collaborateurs sur {{total}} sont imprimés.',

  find: 'Trouver quelqu’un dans l’organigramme',
  found: 'Personnes trouvées',
  foundBelow: 'Dans l’organisation de {{name}}',
  foundAnywhere: 'Ailleurs',
  foundAnnounced_one: '{{count}} personne. Utilisez les flèches haut et bas.',
  foundAnnounced_other: '{{count}} personnes. Utilisez les flèches haut et bas.',

  howConnected: 'Comment sommes-nous liés ?',
  backToChart: 'Retour à l’organigramme',
  connectionWith: 'Le chemin vers {{name}}',
  connectionFrom: 'À partir de',
  connectedBy_one: '{{total}} étape, en passant par {{name}}.',
  connectedBy_other: '{{total}} étapes, en passant par {{name}}.',
  samePerson: 'Il s’agit d’une seule et même personne.',
  notConnected: 'Personne, dans l’organigramme, n’est au-dessus des deux à la fois.',
  nearestCommon: 'Responsable commun le plus proche',
  path: 'Le chemin entre les deux',

  branchOf: 'L’organisation de {{name}}',
  treeHint: 'Les flèches parcourent et déplient, les lettres trouvent un nom, Entrée affiche la place de la personne.',
  again: 'déjà affiché plus haut',
  more: 'En afficher {{total}} de plus',
  moreFailed: 'Le chargement a échoué. Réessayer.',
  unfold: 'Tout déplier',
  unfolding: 'Dépliage en cours…',
  fold: 'Replier',
  shownOf: '{{shown}} personnes sur {{total}}',
  unfoldedMost: 'On n’en déplie pas davantage à la fois : choisissez une branche plus petite.',
  unfoldFailed: 'La branche entière n’a pas pu être chargée.',

  drawnHint:
    'Glissez pour déplacer, utilisez la molette pour zoomer. Les flèches parcourent et déplient, + et − zooment, Entrée affiche la place de la personne.',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Ajuster à la fenêtre',
  save: 'Enregistrer la branche en',
  saving: 'Préparation du fichier…',
  saveFailed: 'Le fichier n’a pas pu être créé.',

  notShownHeading: 'Il n’y a pas d’organigramme ici',
  notShownText: 'Aucun organigramme n’est affiché pour cette personne. Son profil reste accessible à tous.',
  openProfile: 'Ouvrir le profil',
  unknownHeading: 'Cette personne n’est pas dans l’organigramme',
  unknownText:
    'L’annuaire ne connaît personne sous l’identifiant {{login}}. L’adresse est peut-être mal saisie, ou la personne est partie.',
  searchPeople: 'Rechercher une personne',
  failedHeading: 'L’organigramme n’a pas pu être chargé.',

  notOnChart_one:
    '{{total}} autre personne est rattachée ici mais ne figure pas dans l’organigramme, qui n’inclut ni les externes ni certaines organisations.',
  notOnChart_other:
    '{{total}} autres personnes sont rattachées ici mais ne figurent pas dans l’organigramme, qui n’inclut ni les externes ni certaines organisations.',
};

// Texts are loaded by the name of their file.
export { orgChart as 'org-chart' };
