import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { DatabaseUnavailableError } from '../time-limit.ts';
import { fullDiskDuringStart, unopenedFiles } from './unopened-files.ts';

/** Has no free space, like a full disk. */
const full = '/proc';
const disk = tmpdir();
const aborted = new Error('Aborted(). Build with -sASSERTIONS for more info.');
const noSpace = Object.assign(new Error('could not extend file "base/5/16791": No space left on device'), {
  code: '53100',
});
const tooManyFiles = Object.assign(new Error('EMFILE: too many open files, scandir'), { code: 'EMFILE' });
const noMemory = Object.assign(new Error('Worker terminated due to reaching memory limit: JS heap out of memory'), {
  code: 'ERR_WORKER_OUT_OF_MEMORY',
});
const sentence = (folder: string) =>
  `The disk of the data folder ${folder} is full. Free some space, or set DATA_DIR to a folder on another disk.`;

describe.runIf(process.platform === 'linux')('on a disk without space', () => {
  test('PostgreSQL was aborted because the disk is full', () => {
    expect(unopenedFiles(full, aborted, { isNew: false }).message).toBe(sentence(full));
  });

  test('the database became unavailable because the disk is full', () => {
    const error = new DatabaseUnavailableError({ cause: aborted });
    expect(fullDiskDuringStart(full, error)?.message).toBe(sentence(full));
  });

  test('other errors keep their meaning', () => {
    expect(fullDiskDuringStart(full, new Error('another'))).toBeUndefined();
  });
});

describe('on a disk with space', () => {
  test('the error of a statement, or of the thread, that found no space says so', () => {
    expect(fullDiskDuringStart(disk, noSpace)?.message).toBe(sentence(disk));
    const ended = new DatabaseUnavailableError({ cause: Object.assign(new Error('write'), { code: 'ENOSPC' }) });
    expect(fullDiskDuringStart(disk, ended)?.message).toBe(sentence(disk));
  });

  test.each([
    [false, new Error('PGlite failed to initialize properly'), 'are damaged or incomplete: PostgreSQL cannot start.'],
    [false, aborted, 'are damaged or incomplete: PostgreSQL cannot start.'],
    [false, tooManyFiles, 'could not be opened: EMFILE: too many open files, scandir.'],
    [false, noMemory, 'could not be opened: Worker terminated due to reaching memory limit: JS heap out of memory.'],
    [true, aborted, 'could not be created: Aborted(). Build with -sASSERTIONS for more info.'],
  ])('files are damaged only if they exist (new: %j) and PostgreSQL itself has failed: %s', (isNew, error, words) => {
    const { message } = unopenedFiles(disk, error, { isNew });
    expect(message).toContain(words);
    expect(message.includes('restore a backup')).toBe(words.includes('damaged'));
  });

  test('a database that is unavailable for another reason is waited for', () => {
    expect(fullDiskDuringStart(disk, new DatabaseUnavailableError({ cause: aborted }))).toBeUndefined();
  });
});
