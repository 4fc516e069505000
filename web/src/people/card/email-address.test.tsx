import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { EmailAddress, hasTwoLinesOnCard } from './email-address.tsx';

test.each([
  ['anna.lee@group.example', 'anna.lee|@group.example'],
  ['anna.lee@engineering.group.example', 'anna.lee|@engineering|.group|.example'],
  ['jean-luc.roy@group.example', '[jean-luc].roy|@group.example'],
  ['a@city-gas.example', 'a|[@city-gas].example'],
  ['jean-luc-marie-antoine.roy@x.example', 'jean-luc-marie-antoine|.roy|@x.example'],
  ['nobody', 'nobody'],
])('%s wraps at its domain', (email, expected) => {
  expect(drawn(<EmailAddress email={email} />)).toBe(expected);
});

test.each([
  ['anna.lee@group.example', 'anna.lee|@group.example'],
  ['abdullah.al-marri@orelombe.group.example', '[abdullah.al-marri]|@orelombe.group.example'],
  ['li.wu@engineering.group.example', 'li.wu@engineering|.group.example'],
  ['marie-christine.rounel@mistrolune-systemes.example', '[marie-christine.rounel]|[@mistrolune-systemes.example]'],
  // Neither half fits on a line.
  [
    'anne.delarochefoucauld@renewables-and-flexible-generation.group.example',
    'anne|.delarochefoucauld|@renewables-and-flexible-generation|.group|.example',
  ],
])('on a card %s takes two lines', (email, expected) => {
  expect(drawn(<EmailAddress email={email} isOnCard />)).toBe(expected);
});

test.each([
  ['anna.lee@group.example', true],
  ['li.wu@engineering.group.example', true],
  ['konstantinos.papadopoulos.external@group.example', false],
  ['nobody', true],
])('whether %s takes at most two lines on a card: %s', (email, expected) => {
  expect(hasTwoLinesOnCard(email)).toBe(expected);
});

function drawn(address: ReactElement): string {
  return renderToStaticMarkup(address)
    .replaceAll('<wbr/>', '|')
    .replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']');
}
