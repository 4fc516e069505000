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
const sentence = (folder: string) =>
  `The disk of the data folder ${folder} is full. Free some space, or set DATA_DIR to a folder on another disk.`;

describe.runIf(process.platform === 'linux')('on a disk without space', () => {
  test('PostgreSQL was aborted because the disk is full', () => {
    expect(unopenedFiles(full, aborted).message).toBe(sentence(full));
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

  test('a database that is unavailable for another reason is waited for', () => {
    expect(fullDiskDuringStart(disk, new DatabaseUnavailableError({ cause: aborted }))).toBeUndefined();
  });
});
