import { check } from 'recheck';

/**
 * Proves by automata theory that a regular expression takes linear time on any input.
 * @param text a literal such as `/a+/u`
 * @returns why it does not, or why that cannot be proved; empty for a linear one
 */
export async function whyNotLinear(text: string): Promise<string> {
  const end = text.lastIndexOf('/');
  const result = await check(text.slice(1, end), text.slice(end + 1), { checker: 'automaton', timeout: 60_000 });
  if (result.status === 'safe') return '';
  return result.status === 'vulnerable' ? result.complexity.summary : `not proved (${result.error.kind})`;
}
