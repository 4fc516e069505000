import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar, type AvatarPerson } from './avatar.tsx';

const ada = { login: 'al1@group.example', firstName: 'Ada', lastName: 'Lovelace', photo: '/photo/ada' };

function show(first: AvatarPerson, second: AvatarPerson) {
  const { container, rerender } = render(<Avatar person={first} />);
  const before = container.querySelector('img');
  rerender(<Avatar person={second} />);
  return { before, after: container.querySelector('img') };
}

test('another person’s photo is a new element, since an element shows its previous photo until the next one has loaded', () => {
  const { before, after } = show(ada, { ...ada, login: 'gh2@group.example', photo: '/photo/grace' });
  expect(after?.getAttribute('src')).toBe('/photo/grace');
  expect(after).not.toBe(before);
});

test('the same person’s new photo replaces the previous one only when it has loaded', () => {
  const { before, after } = show(ada, { ...ada, photo: '/photo/ada-2' });
  expect(after?.getAttribute('src')).toBe('/photo/ada-2');
  expect(after).toBe(before);
});
