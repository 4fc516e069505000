/** Number of characters in the longest unbreakable part of a name. Lines break at spaces and hyphens. */
export function longestPart(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((part) => part.length));
}
