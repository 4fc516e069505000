/**
 * The last two letters of any word composed of these spellings: those of each spelling, and those of a spelling of one letter after any
 * other. A quick test before a word is split.
 */
export function endingsOf(spellings: Iterable<string>): ReadonlySet<string> {
  const all = [...spellings];
  const lastLetters = new Set(all.map((spelling) => spelling.slice(-1)));
  const endings = new Set(all.map((spelling) => spelling.slice(-2)));
  for (const spelling of all)
    if (spelling.length === 1) for (const letter of lastLetters) endings.add(letter + spelling);
  return endings;
}
