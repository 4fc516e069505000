/** The data quality report. */
export const dataQuality = {
  kinds: 'Problems found',
  neverComputed:
    'The people data hasn’t been checked yet. This takes a few seconds for thousands of people, and a few minutes for a million.',
  computing: 'Checking…',
  compute: 'Check the data',
  computeAgain: 'Check again',
  failed: 'The check failed. The server’s log says why.',
  asOf_one: 'As of {{time}}, {{count}} person',
  asOf_other: 'As of {{time}}, {{count}} people',
  progress: '{{done}} of {{total}} people read',
  found_one: '{{count}} person',
  found_other: '{{count}} people',
  noFindings: 'No one has this problem.',
  isGone: 'Has left or changed business units since the check',
  by: 'Group by',
  all: 'All',
  without: '(none)',
  'by.businessUnit': 'Business unit',
  'by.organization': 'Organization',
  'by.feed': 'Feed',
  'unknown-manager': 'Unknown managers',
  'ambiguous-manager': 'Ambiguous managers',
  'reporting-loop': 'Reporting loops',
  'without-manager': 'No manager',
  'without-email': 'No email',
  'shared-email': 'Shared emails',
  'same-person': 'Duplicate people',
  'similar-identifier': 'Similar identifiers',
  'odd-phone': 'Odd phone numbers',
  'unknown-manager.about':
    'The manager of these people isn’t in the directory: the value matches no distinguished name, group ID, login, email or employee number.',
  'ambiguous-manager.about':
    'The manager of these people is given by an email or employee number that several people have, so no one is shown as their manager.',
  'reporting-loop.about': 'These people report to themselves, directly or through others.',
  'without-manager.about':
    'These people are on the org chart but have no manager. That’s right only for the top of the company.',
  'without-email.about': 'These people have no email address.',
  'shared-email.about': 'Several people have the same email address. People with the same address are listed together.',
  'same-person.about':
    'Several entries have the same name and the same phone number or employee number. They are listed together.',
  'similar-identifier.about':
    'Several people have the same employee number, or group IDs that differ only in punctuation or leading zeros. They are listed together.',
  'odd-phone.about':
    'These phone numbers can’t be dialled: they are too short, too long, or not valid in the person’s country.',
} as const;

export { dataQuality as 'data-quality' };
