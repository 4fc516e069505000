/** The part of the page that a removed button has given its focus to. */
let focusedPart: HTMLElement | undefined;

/**
 * The `ref` of a button that is removed, perhaps by a click on it. If it then has the focus, the focus moves to the part of the page around it:
 * the closest element that is still there and is a labelled section or has a `tabIndex`, at last the page itself. If the button returns before
 * the focus has moved on, it gets it back.
 */
export function focusAround(button: HTMLButtonElement | null): (() => void) | undefined {
  if (button === null) return undefined;
  const parts = partsAround(button);
  if (focusedPart !== undefined && parts.includes(focusedPart) && document.activeElement === focusedPart) {
    button.focus({ preventScroll: true });
  }
  return () => {
    // It is removed only after this, together with an unknown number of the elements around it.
    if (document.activeElement === button) queueMicrotask(() => focusPart(parts));
  };
}

/** The elements around a button that can get the focus, the closest first. */
function partsAround(button: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = [];
  const wanted = 'section[aria-labelledby], section[aria-label], [tabindex="-1"]';
  for (let part = button.closest<HTMLElement>(wanted); part !== null;) {
    parts.push(part);
    part = part.parentElement?.closest<HTMLElement>(wanted) ?? null;
  }
  return parts;
}

function focusPart(parts: readonly HTMLElement[]) {
  // The new content may have taken the focus already, as a form does.
  if (document.activeElement !== document.body) return;
  focusedPart = parts.find(({ isConnected }) => isConnected);
  focusedPart?.setAttribute('tabindex', '-1');
  focusedPart?.focus({ preventScroll: true });
}
