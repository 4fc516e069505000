/** The org chart: cards, outline, tree, and the connection between two people. */
export const orgChart = {
  heading: 'Org chart',
  titleOf: 'Org chart of {{name}}',
  views: 'Chart views',
  cards: 'Cards',
  outline: 'Outline',
  tree: 'Tree',
  viewFailed: 'This view couldn’t be loaded, so the cards are shown instead. Check your connection and try again.',
  print: 'Print',
  chain: 'Managers, from the top down',
  between_one: '{{count}} manager in between',
  between_other: '{{count}} managers in between',
  unknownManager: 'This person’s manager isn’t in the directory:',
  cycle: 'The reporting line forms a loop: {{again}} appears again above {{first}}.',
  managerNotShown: 'There’s no org chart to show above this level.',
  chainLonger: 'Show higher levels',

  profileOf: 'Profile of {{name}}',
  direct_one: '{{count}} direct report',
  direct_other: '{{count}} direct reports',
  inAll: '{{total}} in total',
  assistant: 'Assistant',
  assistantOf: 'Assistant of {{name}}',
  assistantNamed: 'Assistant: {{name}}',

  collaborators: 'Direct reports',
  noCollaborators: 'No one reports to this person.',
  noCollaboratorsOwn: 'No one reports to you.',
  filter: 'Filter direct reports',
  filtered_one: '{{count}} match.',
  filtered_other: '{{count}} matches.',
  filteredBest: 'Showing the {{count}} best matches. Type more letters to narrow them down.',
  filterNone: 'No matches.',
  collaboratorsFailed: 'Some direct reports couldn’t be loaded.',
  printedFirst: 'Only the first {{shown}} of {{total}} direct reports are printed.',

  find: 'Find someone on the chart',
  found: 'People found',
  foundBelow: 'In {{name}}’s organization',
  foundAnywhere: 'Elsewhere',
  foundAnnounced_one: '{{count}} person. Use the up and down arrow keys.',
  foundAnnounced_other: '{{count}} people. Use the up and down arrow keys.',

  howConnected: 'How are we connected?',
  backToChart: 'Back to the chart',
  connectionWith: 'Connection with {{name}}',
  connectionFrom: 'From',
  connectedBy_one: '{{count}} step, via {{name}}.',
  connectedBy_other: '{{count}} steps, via {{name}}.',
  samePerson: 'You’ve chosen the same person twice.',
  notConnected: 'They have no manager in common on the chart.',
  nearestCommon: 'Closest common manager',
  path: 'The path between them',

  branchOf: '{{name}}’s organization',
  treeHint:
    'Use the arrow keys to move, expand and collapse. Type letters to find a name. Press Enter to show the person on the chart. Press Shift and Enter to show their card.',
  treeHintTouch: 'Tap the arrow before a name to expand or collapse, and a name to show the person on the chart.',
  shownAbove: 'already shown above',
  more: 'Show {{total}} more',
  moreFailed: 'More people couldn’t be loaded. Try again.',
  expandAll: 'Expand all',
  expanding: 'Expanding…',
  collapse: 'Collapse all',
  shownOf: '{{shown}} of {{total}} people',
  expandLimit: 'No more people can be expanded at once. Choose a smaller branch.',
  expandFailed: 'The whole branch couldn’t be loaded.',

  drawnHint:
    'Drag to move. Hold Ctrl or ⌘ and scroll to zoom. Use the arrow keys to move, expand and collapse, + and − to zoom, and Enter to show the person on the chart.',
  drawnHintTouch:
    'Use two fingers to move and zoom, or the buttons. Tap a person to select them, and tap their + to expand.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to window',
  save: 'Save branch',
  saveAsCSV: 'Table (CSV)',
  saveAsSVG: 'Drawing (SVG)',
  saveAsPNG: 'Picture (PNG)',
  saving: 'Preparing the file…',
  saveFailed: 'The file couldn’t be created.',

  notShownHeading: 'No org chart for this person',
  notShownText: 'This person isn’t shown on the org chart, but you can view their profile.',
  openProfile: 'View profile',
  unknownHeading: 'This person isn’t on the org chart',
  unknownText:
    'No one in the directory has the login {{login}}. The address may be mistyped, or the person may have left the company.',
  searchPeople: 'Search people',
  failedHeading: 'The org chart couldn’t be loaded.',
  notOnChart_one:
    '{{count}} more person reports here but isn’t on the chart, which leaves out externals and some organizations.',
  notOnChart_other:
    '{{count}} more people report here but aren’t on the chart, which leaves out externals and some organizations.',
} as const;

// The loader expects an export with the name of the file.
export { orgChart as 'org-chart' };
