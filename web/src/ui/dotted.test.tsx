import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dotted } from './dotted.tsx';

test('non-empty parts are separated by dots, and each has its own text direction', () => {
  const { container } = render(<Dotted parts={['', 'מהנדסת', '', 'Quill', 'Quill']} />);
  expect(container.textContent).toBe('מהנדסת · Quill · Quill');
  expect([...container.querySelectorAll('bdi')].map((part) => part.textContent)).toEqual(['מהנדסת', 'Quill', 'Quill']);
});
