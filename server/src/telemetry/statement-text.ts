const longestText = 2000;

/**
 * A statement in a form that may leave the process. Values are parameters anyway, but string literals are replaced too. `operation` is its
 * first word, such as `select`.
 */
export function statementText(sql: string): { operation: string; text: string } {
  const text = sql
    .slice(0, longestText)
    .replaceAll(/'[^']*(?:'|$)/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { operation: /^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement', text };
}
