/**
 * Regular expressions that the prover cannot decide, because of a look-around, a back-reference or a text that is built at run time. Each
 * has the reason why it takes linear time, or why its input is short.
 */
export const reviewedExpressions: Readonly<Record<string, string>> = {
  [String.raw`/https?:\/\/[\w.:[\]-]+(?=\s)/`]: 'Reads what our own server prints at its start.',
  [String.raw`/^"((?:[^"\\]|\\.)*)"\s*(?=[,;+]|$)/s`]:
    'Anchored, and the two branches begin with different characters. A distinguished name has at most a few kilobytes.',
  [String.raw`/^(?:[ \t]*|#[^,;\t|\r\n"]*|# [^\r\n]*|sep=(?<delimiter>[,;\t|]))(?:\r\n|\n|\r(?=[^\n]))/`]:
    'Anchored, and each of the four branches ends at the first line break.',
  [String.raw`/;(?:binary|range=\d+-(?:\d+|\*))(?=;|$)/g`]:
    'A match begins at a semicolon, and no part of it matches another semicolon.',
  [String.raw`/(?<!\p{N})0+(?=\p{N})/gu`]:
    'The look-behind lets only the first zero of a row begin a match. A group ID is at most 64 characters long.',
  [String.raw`/(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}]+)['’‘‛` +
  '`' +
  String.raw`´′ʼʻ＇](?=([^\s\p{Pd}.,;:/()[\]"_|+&@]{1,48}))/gu`]:
    'The look-behind lets only the first letter of a word begin a match, and what follows the apostrophe is at most 48 characters long.',
  [String.raw`/^(.)\1{2,}$/su`]: 'Anchored, and one character at a time is compared.',
  [String.raw`/(?<=[aeiouynr]|[aeo]u[lx]?)(?:l[dt]s?|[dtsxzp]+)e?s?$/`]:
    'A word of the index is at most 48 characters long.',
  [String.raw`/^(?!\.{1,2}$)\P{Cc}+$/u`]: 'Anchored, and one character class is repeated.',
  "new RegExp(`^${parts.join('.*')}$`, 'su')":
    'The pattern comes from FEED_FILE of the configuration, and it is compared with the names of files, which have at most 255 characters.',
  [String.raw`/(?<![\p{L}\p{N}])\p{L}\.(?:\s?\p{L}\.)+/gu`]:
    'A letter and a full stop alternate, so that a text matches in one way. At most 300 characters of a title are read.',
  "new RegExp(`[,(]\\\\s*(?:${exceptWords.replaceAll(' ', '|')})(?!\\\\p{L})[^)]*\\\\)?`, 'giu')":
    'The words come from a constant without repetition, and what follows them matches to its end. At most 300 characters of a title are read.',
  'new RegExp(`^${form}`)': 'Built from the constants above it, which contain no repetition.',
  "new RegExp(`${groupIdPattern.source}|${distinguishedNamePattern.source}`, 'i')":
    'Two literals as alternatives; each is proved on its own.',
  "new RegExp(`^(?:${userTypes.join('|')})$`)": 'Alternatives of a fixed list.',
};
