import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailAddress } from './email-address.tsx';

test.each([
  ['anna.lee@group.example', 'anna.lee|@group.example'],
  ['anna.lee@engineering.group.example', 'anna.lee|@engineering|.group|.example'],
  ['jean-luc.roy@group.example', '[jean-luc].roy|@group.example'],
  ['a@city-gas.example', 'a|[@city-gas].example'],
  ['jean-luc-marie-antoine.roy@x.example', 'jean-luc-marie-antoine.roy|@x.example'],
  ['nobody', 'nobody'],
])('%s wraps at its domain', (email, expected) => {
  const drawn = renderToStaticMarkup(<EmailAddress email={email} />)
    .replaceAll('<wbr/>', '|')
    .replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']');
  expect(drawn).toBe(expected);
});
