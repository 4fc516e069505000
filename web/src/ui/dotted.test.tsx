import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dotted } from './dotted.tsx';

test('parts have dots between them, what is empty leaves none, and each keeps its own direction', () => {
  const { container } = render(<Dotted parts={['', 'מהנדסת', '', 'Quill', 'Quill']} />);
  expect(container.textContent).toBe('מהנדסת · Quill · Quill');
  expect([...container.querySelectorAll('bdi')].map((part) => part.textContent)).toEqual(['מהנדסת', 'Quill', 'Quill']);
});
