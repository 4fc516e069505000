/**
 * The candidate of which a name is probably a misspelling: at an edit distance of one, where swapping two adjacent letters counts as one
 * edit. A larger distance would match headings of real exports, such as _Status_ for `state`.
 */
export function closestName<Name extends string>(
  name: string,
  candidates: readonly Name[],
  spelling: (name: string) => string,
): Name | undefined {
  return candidates.find((candidate) => isOneEditAway(name, spelling(candidate)));
}

function isOneEditAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const rest = one.slice(start);
  const otherRest = other.slice(start);
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  const isOneLetter =
    rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1);
  return one !== other && (isSwapped || isOneLetter);
}
