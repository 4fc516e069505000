import type { orgChart as english } from '../en/org-chart.ts';
import type { Translation } from '../messages.ts';

export const orgChart: Translation<typeof english> = {
  heading: 'Organigramme',
  titleOf: 'Organigramme de {{name}}',
  views: 'Vues de l’organigramme',
  cards: 'Cartes',
  outline: 'Liste',
  tree: 'Arborescence',
  viewFailed:
    'Cette vue n’a pas pu être chargée. Les cartes sont affichées à la place. Vérifiez votre connexion, puis réessayez.',
  print: 'Imprimer',
  chain: 'Responsables, du plus haut niveau au plus bas',
  between_one: '{{count}} responsable intermédiaire',
  between_other: '{{count}} responsables intermédiaires',
  unknownManager: 'Son responsable ne figure pas dans l’annuaire :',
  cycle: 'La ligne hiérarchique forme une boucle : {{again}} réapparaît au-dessus de {{first}}.',
  managerNotShown: 'Aucun organigramme à afficher au-dessus de ce niveau.',
  chainLonger: 'Afficher les niveaux supérieurs',

  profileOf: 'Profil de {{name}}',
  direct_one: '{{count}} collaborateur',
  direct_other: '{{count}} collaborateurs',
  inAll: '{{total}} au total',
  assistant: 'Assistant(e)',
  assistantOf: 'Assistant(e) de {{name}}',
  assistantNamed: 'Assistant(e) : {{name}}',

  collaborators: 'Collaborateurs',
  noCollaborators: 'Cette personne n’a pas de collaborateurs.',
  noCollaboratorsOwn: 'Vous n’avez pas de collaborateurs.',
  filter: 'Filtrer les collaborateurs',
  filtered_one: '{{count}} résultat.',
  filtered_other: '{{count}} résultats.',
  filteredBest: 'Les {{count}} meilleurs résultats sont affichés. Saisissez plus de lettres pour affiner.',
  filterNone: 'Aucun résultat.',
  collaboratorsFailed: 'Certains collaborateurs n’ont pas pu être chargés.',
  printedFirst: 'Seuls les {{shown}} premiers collaborateurs sur {{total}} sont imprimés.',

  find: 'Rechercher dans l’organigramme',
  found: 'Personnes trouvées',
  foundBelow: 'Dans l’équipe de {{name}}',
  foundAnywhere: 'Ailleurs',
  foundAnnounced_one: '{{count}} personne. Utilisez les flèches haut et bas.',
  foundAnnounced_other: '{{count}} personnes. Utilisez les flèches haut et bas.',

  howConnected: 'Quel est notre lien ?',
  backToChart: 'Retour à l’organigramme',
  connectionWith: 'Lien avec {{name}}',
  connectionFrom: 'À partir de',
  connectedBy_one: '{{count}} étape, via {{name}}.',
  connectedBy_other: '{{count}} étapes, via {{name}}.',
  samePerson: 'Vous avez choisi deux fois la même personne.',
  notConnected: 'Ces personnes n’ont pas de responsable commun dans l’organigramme.',
  nearestCommon: 'Premier responsable commun',
  path: 'Chemin entre ces personnes',

  branchOf: 'Équipe de {{name}}',
  treeHint:
    'Au clavier : flèches pour naviguer, développer et réduire, lettres pour trouver un nom, Entrée pour afficher la personne dans l’organigramme. Maj et Entrée affichent sa fiche.',
  treeHintTouch:
    'Touchez la flèche devant un nom pour développer ou réduire, et le nom pour afficher la personne dans l’organigramme.',
  shownAbove: 'déjà affiché plus haut',
  more: 'En afficher {{total}} de plus',
  moreFailed: 'Le chargement a échoué. Réessayez.',
  expandAll: 'Tout développer',
  expanding: 'Développement en cours…',
  collapse: 'Tout réduire',
  shownOf: 'Personnes : {{shown}} sur {{total}}',
  expandLimit: 'Impossible de développer davantage de personnes à la fois. Choisissez une branche plus petite.',
  expandFailed: 'La branche entière n’a pas pu être chargée.',

  drawnHint:
    'Faites glisser pour vous déplacer. Pour zoomer, maintenez Ctrl ou ⌘ et tournez la molette. Au clavier : flèches pour naviguer, développer et réduire, + et − pour zoomer, Entrée pour afficher la personne dans l’organigramme.',
  drawnHintTouch:
    'Déplacez et zoomez avec deux doigts, ou avec les boutons. Touchez une personne pour la sélectionner, et son + pour développer.',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  fit: 'Ajuster à la fenêtre',
  save: 'Enregistrer la branche',
  saveAsCSV: 'Tableau (CSV)',
  saveAsSVG: 'Dessin (SVG)',
  saveAsPNG: 'Image (PNG)',
  saving: 'Préparation du fichier…',
  saveFailed: 'Le fichier n’a pas pu être créé.',

  notShownHeading: 'Pas d’organigramme pour cette personne',
  notShownText: 'Cette personne ne figure pas dans l’organigramme, mais vous pouvez consulter son profil.',
  openProfile: 'Voir le profil',
  unknownHeading: 'Cette personne ne figure pas dans l’organigramme',
  unknownText:
    'L’identifiant {{login}} ne correspond à personne dans l’annuaire. L’adresse est peut-être incorrecte, ou la personne a quitté l’entreprise.',
  searchPeople: 'Rechercher une personne',
  failedHeading: 'L’organigramme n’a pas pu être chargé.',

  notOnChart_one:
    '{{count}} autre personne est rattachée ici mais ne figure pas dans l’organigramme, qui n’inclut ni les externes ni certaines organisations.',
  notOnChart_other:
    '{{count}} autres personnes sont rattachées ici mais ne figurent pas dans l’organigramme, qui n’inclut ni les externes ni certaines organisations.',
};

// The loader expects an export with the name of the file.
export { orgChart as 'org-chart' };
