import { expect, test } from 'vitest';
import { displayName, inCapitals } from './person.ts';

test.each([
  ['Marie', 'Dupont', 'Marie DUPONT'],
  ['', 'Dupont', 'DUPONT'],
  ['Marie', '', 'Marie'],
  ['', '', ''],
  ['Jürgen', 'Groß', 'Jürgen GROSS'],
  ['Александр', 'Иванов', 'Александр ИВАНОВ'],
  ['محمد', 'العبد الله', 'محمد العبد الله'],
])('the name of %j %j is %j', (firstName, lastName, name) => {
  expect(displayName({ firstName, lastName })).toBe(name);
});

test.each([
  ['伟', '王', '王 伟'],
  ['花子', '佐々木', '佐々木 花子'],
  ['さくら', '山田', '山田 さくら'],
  ['アンナ', '田中', '田中 アンナ'],
  ['민준', '김', '김 민준'],
])('the family name comes first in Chinese, Japanese and Korean script: %j %j is %j', (firstName, lastName, name) => {
  expect(displayName({ firstName, lastName })).toBe(name);
});

test.each([
  ['ジョン', 'スミス', 'ジョン スミス'],
  ['Wei', '王', 'Wei 王'],
  ['伟', 'Wang', '伟 WANG'],
  ['สมชาย', 'ศรีสุวรรณ์', 'สมชาย ศรีสุวรรณ์'],
])(
  'it does not in foreign names in katakana, in two scripts, and in other scripts: %j %j is %j',
  (first, last, name) => {
    expect(displayName({ firstName: first, lastName: last })).toBe(name);
  },
);

test.each([
  ['მაისურაძე', 'მაისურაძე'],
  ['Παπαδόπουλος', 'ΠΑΠΑΔΟΠΟΥΛΟΣ'],
  ['ή', 'Η'],
  ['Ταμίας ή Λογιστής', 'ΤΑΜΙΑΣ Ή ΛΟΓΙΣΤΗΣ'],
  ['Ήρα', 'ΗΡΑ'],
  ['Μαΐου', 'ΜΑΪΟΥ'],
  ['Մաթևոսյան', 'ՄԱԹԵՎՈՍՅԱՆ'],
  ['Ångström', 'ÅNGSTRÖM'],
])('%j in capitals is %j', (text, capitals) => {
  expect(inCapitals(text)).toBe(capitals);
});
