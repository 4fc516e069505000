import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { otherTables, personalTables } from '../../server/src/features/privacy/personal-tables-store.ts';
import { root } from './run-command.ts';

const document = readFileSync(join(root, 'docs/privacy.md'), 'utf8');
const section = (heading: string) => document.split(new RegExp(`^#+ ${heading}$`, 'm'))[1]?.split(/^#+ /m)[0] ?? '';
const storageSource = readFileSync(join(root, 'web/src/storage-keys.ts'), 'utf8');
const [, personalPrefix = ''] = /personalPrefix = '([^']+)'/.exec(storageSource) ?? [];
const [, storageList = ''] =
  /storageKeys = \{(.*?)\}/s.exec(storageSource.replaceAll('${personalPrefix}', personalPrefix)) ?? [];
const storageKeys = [...storageList.matchAll(/: ['`]([^'`]+)['`]/g)].map(([, key]) => key);
const names = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

describe('docs/privacy.md', () => {
  test('lists every table and column with personal data, and no other', () => {
    const rows = section('Tables of the database').matchAll(/^\| `(\w+)` *\| (.*?) *\|.*\|$/gm);
    const documented = [...rows].map(([, table, columns = '']) => [table, names(columns)]);
    const declared = Object.entries(personalTables).map(([table, { personal }]) => [table, personal]);
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(declared));
  });

  test('lists every table without personal data', () => {
    const [, text = ''] = section('Tables of the database').split('Tables without personal data:');
    expect(names(text).toSorted()).toEqual(otherTables.toSorted());
  });

  test('lists everything that the application stores in the browser', () => {
    const rows = section('The browser').matchAll(/^\| `([^`]+)` *\|/gm);
    expect(storageKeys.length).toBeGreaterThan(5);
    expect([...rows].map(([, key]) => key).toSorted()).toEqual(storageKeys.toSorted());
  });
});
