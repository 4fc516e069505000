/** The last two letters of each spelling, and of two behind one another where the second is one letter. */
export function endingsOf(spellings: Iterable<string>): ReadonlySet<string> {
  const all = [...spellings];
  const lastLetters = new Set(all.map((spelling) => spelling.slice(-1)));
  const endings = new Set(all.map((spelling) => spelling.slice(-2)));
  for (const spelling of all)
    if (spelling.length === 1) for (const letter of lastLetters) endings.add(letter + spelling);
  return endings;
}
