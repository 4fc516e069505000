import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breakable } from './breakable.tsx';

test.each([
  ['europe.group.example', 'europe|.group|.example'],
  ['https://directory.example/scim/v2', 'https:|/|/directory|.example|/scim|/v2'],
  ['ORG0212', 'ORG0212'],
  ['', ''],
])('%s wraps before its dots and slashes', (text, expected) => {
  expect(renderToStaticMarkup(<Breakable text={text} />).replaceAll('<wbr/>', '|')).toBe(expected);
});
