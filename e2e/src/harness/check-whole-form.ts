import type { Visitor } from './e2e-test.ts';

/** Checks the accessibility in a window that shows a complete form, so that neither its button bar nor the header partially covers a control. */
export async function checkWholeForm({ page, checkAccessibility }: Visitor): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ ...size, height: 3000 });
  await checkAccessibility();
  await page.setViewportSize(size);
}
