import type { Visitor } from './e2e-test.ts';

/** Checks the accessibility in a window that shows all of a form, so that neither its bar of buttons nor the header covers a part of a control. */
export async function checkWholeForm({ page, checkAccessibility }: Visitor): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ ...size, height: 3000 });
  await checkAccessibility();
  await page.setViewportSize(size);
}
