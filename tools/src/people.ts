import { readConfig } from '../../server/src/config/config.ts';
import { messageForOperator } from '../../server/src/features/people-feeds/feed-error-messages.ts';
import { ControlError } from '../../server/src/features/people-feeds/commands/control-client.ts';
import { sentenceFor } from '../../server/src/startup-errors.ts';
import { exitCodes, readPeopleArguments, usage, UsageError } from './people-arguments.ts';
import { FileError } from './people-file.ts';
import { showProgress } from './people-progress.ts';
import { heldBackSentence, resultText, unacceptedSentence } from './people-result.ts';

// `npm run people -- …`: the commands for operators. docs/people-feeds.md describes them.

const controller = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());

const progress = showProgress(process.stderr);
try {
  process.exitCode = await run();
} catch (error) {
  progress.stop();
  process.exitCode = explain(error);
}

async function run(): Promise<number> {
  const command = readPeopleArguments(process.argv.slice(2));
  if (command.name === 'help') {
    process.stdout.write(usage);
    return exitCodes.done;
  }
  if (command.name === 'generate') {
    const { generateFile } = await import('./people-generate.ts');
    await generateFile(command, controller.signal, progress);
    return exitCodes.done;
  }
  if (command.name === 'preview') {
    const { previewFile } = await import('./people-preview.ts');
    process.stdout.write(await previewFile(command, readConfig(process.env)));
    return exitCodes.done;
  }
  if (command.name === 'try-ldap') {
    const { tryLdapFeed } = await import('./people-try-ldap.ts');
    process.stdout.write(await tryLdapFeed(readConfig(process.env), controller.signal));
    return exitCodes.done;
  }
  if (command.name === 'backup' || command.name === 'restore') {
    const { backUp, restore } = await import('./people-backup.ts');
    const options = { config: readConfig(process.env), signal: controller.signal, progress };
    const sentence = command.name === 'backup' ? await backUp(command.file, options) : await restore(command, options);
    progress.stop();
    process.stdout.write(sentence);
    return exitCodes.done;
  }
  const { executePeopleCommand } = await import('./execute-people-command.ts');
  const config = readConfig(process.env);
  const result = await executePeopleCommand(command, { config, signal: controller.signal, progress });
  progress.stop();
  process.stdout.write(resultText(result));
  if (result.name === 'erase') return result.erasure.outcome === 'erased' ? exitCodes.done : exitCodes.failed;
  if (!('summary' in result)) return exitCodes.done;
  switch (result.summary.outcome) {
    case 'held-back':
      process.stderr.write((result.name === 'retire' ? unacceptedSentence : heldBackSentence)(result.summary));
      return exitCodes.heldBack;
    case 'failed':
      process.stderr.write('Import failed: every row was rejected. Nothing was changed.\n');
      return exitCodes.allRejected;
    default:
      return exitCodes.done;
  }
}

function explain(error: unknown): number {
  // If it is unknown whether anything was changed, the sentence says so.
  if (controller.signal.aborted && !(error instanceof ControlError)) {
    process.stderr.write('Interrupted. Nothing was changed.\n');
    return exitCodes.stopped;
  }
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\nnpm run people -- --help lists the commands and their options.\n`);
    return exitCodes.usage;
  }
  const isOurs = error instanceof ControlError || error instanceof FileError;
  const sentence = isOurs ? error.message : (messageForOperator(error) ?? sentenceFor(error));
  if (sentence === undefined) console.error(error);
  else process.stderr.write(`${sentence}\n`);
  return exitCodes.failed;
}
