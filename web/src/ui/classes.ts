/** Joins the class names that apply. `classes('card', isOpen && 'open')` gives `card open` or `card`. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
