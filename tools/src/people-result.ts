import { erasedPersonName } from '@directory/contract';
import type { CommandResult } from '../../server/src/features/people-feeds/commands/feed-commands.ts';
import type { ImportSummary } from '../../server/src/features/people-feeds/import/import-people.ts';
import { counted } from './counted.ts';

const shownFaults = 20;
const number = (value: number) => value.toLocaleString('en');

/** The text that the command prints at the end. */
export function resultText(result: CommandResult): string {
  switch (result.name) {
    case 'import':
      return importText(result.summary, true);
    case 'import-photos':
    case 'retire':
      return importText(result.summary, false);
    case 'remove-demo':
      return demoText(result.removed);
    case 'grant-admin':
      return grantText(result);
    case 'erase':
      return erasureText(result);
    case 'copy-database':
    case 'record-backup':
    case 'restore':
      return '';
  }
}

/** @param isTextFile whether entries are found by their line. Otherwise they have only a position, and a reason names the entry. */
function importText(summary: ImportSummary, isTextFile: boolean): string {
  const { feed, outcome, figures, faults, faultCount, seconds, runId } = summary;
  const would = outcome === 'imported' ? '' : ' (nothing was changed)';
  const width = Math.max(...Object.values(figures).map((value) => number(value).length));
  const rows = Object.entries(figures).map(([name, value]) => `  ${name.padEnd(10)} ${number(value).padStart(width)}`);
  const lines = [`Feed "${feed}"${would}, ${seconds.toFixed(1)} s`, ...rows];
  if (faultCount > 0) lines.push('', `${counted(faultCount, 'error', 'errors')}${isTextFile ? ' in the file' : ''}:`);
  for (const { line, field, reason, isRowRejected } of faults.slice(0, shownFaults)) {
    const [position, rejected] = isTextFile ? ['line', 'row rejected'] : ['entry', 'entry rejected'];
    const consequence = isRowRejected ? rejected : 'value left out';
    lines.push(`  ${position} ${line}: ${[field, reason].filter(Boolean).join(' ')} (${consequence})`);
  }
  if (faultCount > shownFaults) {
    const rest = `  … and ${number(faultCount - shownFaults)} more`;
    lines.push(runId === null ? rest : `${rest}. Settings > Feeds > Latest runs has all of them as a CSV file.`);
  }
  return `${lines.join('\n')}\n`;
}

export function unacceptedSentence({ feed, figures, losses }: ImportSummary): string {
  const left = losses?.left ?? 0;
  const rest = figures.left - left;
  return (
    `Feed "${feed}" was not retired: ${counted(left, 'person', 'people')} would leave, and ${number(rest)} would lose the values that it adds to them. ` +
    'Nothing was changed. If this is right, run the command again with --accept-removals.\n'
  );
}

export function heldBackSentence({ figures, before, losses }: ImportSummary): string {
  const share = (part: number) =>
    `${number(part)} of the feed's ${number(before)} people (${Math.round((part / before) * 100)}%)`;
  const parts = [
    ...(figures.left > 0 ? [`${share(figures.left)} are not in this file`] : []),
    ...Object.entries(losses?.blanked ?? {}).map(([field, count]) => `${field} would become empty for ${share(count)}`),
  ];
  return (
    `Import stopped: ${parts.join('; ')}. Nothing was changed. ` +
    'If this is right, run the command again with --accept-removals.\n'
  );
}

function demoText(removed: Extract<CommandResult, { name: 'remove-demo' }>['removed']): string {
  const { people, administrators, rules, addressLists } = removed;
  if (people + administrators + rules + addressLists === 0) return 'There is no demo group to remove.\n';
  const parts = [
    counted(people, 'person', 'people'),
    counted(administrators, 'administrator', 'administrators'),
    counted(rules, 'self-service rule', 'self-service rules'),
    counted(addressLists, 'address list', 'address lists'),
  ];
  return `The demo group was removed: ${parts.join(', ')}.\n`;
}

const personNotes = {
  present: () => '',
  left: () => ' This person has left: whoever gets the login next has the permissions.',
  unknown: (login: string) =>
    ' No one in the directory has this login yet. If it is misspelled or lacks its domain, ' +
    `grant the right one, and remove ${login} in Settings > Admins.`,
};

function grantText(result: Extract<CommandResult, { name: 'grant-admin' }>): string {
  const { login, isNew, isUnbound, person } = result;
  const sentence = isNew ? `${login} is now an administrator.` : `${login} is already an administrator.`;
  const released = isUnbound ? ' The permissions will be bound to the next account that signs in with this login.' : '';
  return `${sentence}${released}${personNotes[person](login)}\n`;
}

function erasureText({ login, erasure }: Extract<CommandResult, { name: 'erase' }>): string {
  switch (erasure.outcome) {
    case 'erased':
      return `${login} was erased. The audit log names this person "${erasedPersonName(erasure.erasure)}".\n`;
    case 'present':
      return `${login} has not left: a feed still delivers this person. Remove them from the feed first.\n`;
    case 'unknown':
      return `No one in the directory has or had the login ${login}.\n`;
    case 'several': {
      const lines = erasure.leavers.map(({ id, leftAt }) => `  --id ${id}   left on ${leftAt.slice(0, 10)}`);
      return [`Several people who have left had the login ${login}. Choose one:`, ...lines, ''].join('\n');
    }
  }
}
