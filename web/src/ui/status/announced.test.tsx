import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Announced } from './announced.tsx';
import { Announcer, IsInDialog } from './announcer.tsx';

function Page({ saving, found }: { saving: string; found: string }) {
  return (
    <>
      <Announced text={saving} />
      <Announced text={found} />
      <Announcer />
    </>
  );
}

const said = () => screen.getByRole('status').textContent;

test('all parts of a page are announced by its only live region', () => {
  const { rerender } = render(<Page saving="" found="" />);
  rerender(<Page saving="Saving…" found="" />);
  expect(said()).toBe('Saving…');
  rerender(<Page saving="Saving…" found="2 people" />);
  expect(said()).toBe('2 people');
});

test('an announcement is withdrawn when its component unmounts, unless another one has followed', () => {
  const { rerender } = render(<Page saving="Saving…" found="" />);
  rerender(<Page saving="" found="" />);
  expect(said()).toBe('');
  rerender(<Page saving="Saving…" found="" />);
  rerender(<Page saving="Saving…" found="2 people" />);
  rerender(<Page saving="" found="2 people" />);
  expect(said()).toBe('2 people');
});

test('within a dialog it is a separate live region, because the page behind is inert', () => {
  render(
    <>
      <dialog open aria-label="A dialog">
        <IsInDialog value={true}>
          <Announced text="Copied" />
        </IsInDialog>
      </dialog>
      <Announcer />
    </>,
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Copied', '']);
});
