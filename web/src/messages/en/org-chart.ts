/** The organisation chart: cards, outline, tree and how two people are connected. */
export const orgChart = {
  heading: 'Organisation chart',
  titleOf: 'Organisation chart of {{name}}',
  views: 'Views of the chart',
  cards: 'Cards',
  outline: 'Outline',
  tree: 'Tree',
  print: 'Print',
  chain: 'Managers from the top down',
  between_one: '{{total}} manager in between',
  between_other: '{{total}} managers in between',
  unknownManager: 'The manager is not in the directory:',
  cycle: 'The reporting line runs in a circle: above {{first}} comes {{again}} again.',
  managerNotShown: 'Further up there is no chart to show.',
  chainLonger: 'Show who is further up',

  profileOf: 'Profile of {{name}}',
  direct_one: '{{total}} collaborator',
  direct_other: '{{total}} collaborators',
  inAll: '{{total}} in all',
  assistant: 'Assistant',
  assistantOf: 'Assistant of {{name}}',
  assistantNamed: 'Assistant: {{name}}',

  collaborators: 'Collaborators',
  noCollaborators: 'Nobody reports to this person.',
  filter: 'Filter the collaborators',
  filtered_one: '{{count}} collaborator fits.',
  filtered_other: '{{count}} collaborators fit.',
  filteredBest: 'The best {{count}} are shown. Type more letters to narrow them down.',
  filterNone: 'No collaborator fits.',
  collaboratorsFailed: 'Some collaborators could not be loaded.',
  printedFirst: 'The first {{shown}} of {{total}} collaborators are printed.',

  find: 'Find somebody on the chart',
  found: 'People found',
  foundBelow: 'In the organisation of {{name}}',
  foundAnywhere: 'Elsewhere',
  foundAnnounced_one: '{{count}} person. Use the up and down arrow keys.',
  foundAnnounced_other: '{{count}} people. Use the up and down arrow keys.',

  howConnected: 'How are we connected?',
  backToChart: 'Back to the chart',
  connectionWith: 'The way to {{name}}',
  connectionFrom: 'From',
  connectedBy_one: '{{total}} step, by way of {{name}}.',
  connectedBy_other: '{{total}} steps, by way of {{name}}.',
  samePerson: 'This is one and the same person.',
  notConnected: 'Nobody on the chart stands above both of them.',
  nearestCommon: 'Nearest common manager',
  path: 'The path between them',

  branchOf: 'The organisation of {{name}}',
  treeHint: 'Arrow keys walk and unfold, letters find a name, Enter shows that person’s place.',
  again: 'already shown above',
  more: 'Show {{total}} more',
  moreFailed: 'They could not be loaded. Try again.',
  unfold: 'Unfold all',
  unfolding: 'Unfolding…',
  fold: 'Fold',
  shownOf: '{{shown}} of {{total}} people',
  unfoldedMost: 'No more are unfolded at once: choose a smaller branch.',
  unfoldFailed: 'The whole branch could not be loaded.',

  drawnHint:
    'Drag to move, use the wheel to zoom. Arrow keys walk and unfold, + and − zoom, Enter shows that person’s place.',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  fit: 'Fit to the window',
  save: 'Save the branch as',
  saving: 'Preparing the file…',
  saveFailed: 'The file could not be made.',

  notShownHeading: 'There is no organisation chart here',
  notShownText: 'No organisation chart is shown for this person. The profile is there for everybody.',
  openProfile: 'Open the profile',
  unknownHeading: 'This person is not on the chart',
  unknownText:
    'The directory knows nobody with the login {{login}}. The address may be mistyped, or the person has left.',
  searchPeople: 'Search people',
  failedHeading: 'The organisation chart could not be loaded.',

  notOnChart_one:
    '{{total}} more person reports here but isn’t on the chart, which leaves out externals and some organizations.',
  notOnChart_other:
    '{{total}} more people report here but aren’t on the chart, which leaves out externals and some organizations.',
} as const;

// Texts are loaded by the name of their file.
export { orgChart as 'org-chart' };
