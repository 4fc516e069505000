/** The people feeds in Settings: their status, and the actions of administrators. */
export const feeds = {
  feeds: 'Status of the feeds',
  latestRuns: 'Latest runs',
  findFeed: 'Find a feed',
  noSuchFeed: 'No feeds match.',
  emptyHeading: 'No people feed yet',
  emptyText:
    'Upload a CSV or LDIF file to begin. The server can also read Active Directory, LDAP, files and photos on a schedule, and accept SCIM: see {{document}}.',
  refreshFailed: 'The state of the feeds couldn’t be updated. This is how it was at {{time}}.',

  'kind.csv': 'CSV file',
  'kind.ldif': 'LDIF file',
  'kind.ldap': 'Active Directory or LDAP',
  'kind.scim': 'SCIM provisioning',
  'kind.photos': 'Photo files',
  'kind.demo': 'Demo group',

  'status.current': 'Up to date',
  'status.imported': 'Imported',
  'status.new': 'Not run yet',
  'status.requested': 'Waiting to start',
  'status.running': 'Running',
  'status.failing': 'Failing',
  'status.held-back': 'Held back',
  'status.interrupted': 'Interrupted',
  announced: '{{feed}}: {{status}}',

  people: 'People',
  lastSuccess: 'Last success',
  nextRun: 'Next run',
  nextAttempt: 'Next attempt',
  never: 'Never',
  whenUploaded: 'When a file is uploaded',
  whenSent: 'When the client sends changes',
  notScheduled: 'Not scheduled',

  reading_one: 'Reading: {{count}} entry so far',
  reading_other: 'Reading: {{count}} entries so far',
  readingChanges_one: 'Reading changes: {{count}} entry so far',
  readingChanges_other: 'Reading changes: {{count}} entries so far',
  preparing: 'Preparing',
  writing: 'Writing: {{rows}} of {{total}}',
  progressOf: 'Progress of {{feed}}',
  started: 'Started {{time}}',

  runNow: 'Run now',
  interrupt: 'Interrupt',
  interruptHeading: 'Interrupt the run of {{feed}}?',
  interruptText:
    'The people in the directory stay as they were before the run. The feed runs again within an hour, or when you choose Run now.',
  interruptNow: 'Interrupt the run',
  keepRunning: 'Let it run',
  lastStays: 'The people of the last successful run stay in the directory.',

  heldBack:
    'The last run would remove more than 10% of the people, or empty a field of more than 30% of them, so nothing has been changed:',
  wouldLeave_one: '{{count}} of {{total}} people would leave.',
  wouldLeave_other: '{{count}} of {{total}} people would leave.',
  wouldBeEmpty_one: '“{{field}}” would become empty for {{count}} of {{total}} people.',
  wouldBeEmpty_other: '“{{field}}” would become empty for {{count}} of {{total}} people.',
  heldBackAdvice:
    'If the loss is a mistake, correct the source: the feed is compared again every hour and then continues by itself. If it’s intended, accept it. Until then, everything stays as it is.',
  heldBackUnfinished: 'These figures are from an earlier run. The latest one didn’t finish:',
  accept: 'Accept…',
  acceptHeading: 'Accept these changes from {{feed}}?',
  acceptText:
    'The feed runs again now. If it would then remove considerably more than this, it will be held back again.',
  leaversText:
    'People who leave can no longer be found. If the feed delivers them again, they come back with their own edits.',
  acceptNow: 'Accept and run',
  keepAsIs: 'Keep as is',

  retire: 'Retire…',
  retireHeading: 'Retire {{feed}}?',
  retirePeople_one: '{{count}} person of this feed leaves the directory, unless another feed delivers them too.',
  retirePeople_other: '{{count}} people of this feed leave the directory, unless another feed delivers them too.',
  retireRest:
    'What the feed adds to people of other feeds, such as values and photos, is removed. The feed disappears from this list; its runs stay in the record.',
  retireBack:
    'If a feed delivers people who have left again before their data is erased, they come back with their own edits.',
  retireNow: 'Retire the feed',
  keepFeed: 'Keep the feed',
  interruptRetirementText: 'The feed and its people stay as they were.',

  'requested.run': 'The run starts in a moment.',
  'requested.accept': 'The changes have been accepted. The run starts in a moment.',
  'requested.interrupt': 'The run is being interrupted.',
  'requested.retire': 'The feed will be retired in a moment.',

  'outcome.imported': 'Imported',
  'outcome.dry-run': 'Compared only',
  'outcome.held-back': 'Held back',
  'outcome.failed': 'Failed',
  'outcome.interrupted': 'Interrupted',
  'outcome.retired': 'Retired',
  nothingChanged: 'Nothing was changed.',
  'mode.complete': 'Complete list',
  'mode.changes': 'Changes only',
  'mode.retirement': 'Retirement of the feed',
} as const;
