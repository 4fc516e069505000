import { hiddenLogin, leftLogin } from './planted-values.ts';
import type { PlantedData } from './planted-values.ts';
import type { AttackReport } from './report.ts';
import { logins } from './target.ts';

/** Errors that the server may log, because an attack causes its dependencies not to respond. */
const expectedErrors = /"code":"provider\.unavailable"/;

/** Searches the log of the server for personal values, tokens and errors. */
export function inspectLog(log: string, { markers, people }: PlantedData, report: AttackReport): void {
  const personal = [
    ...markers.map(({ value }) => value),
    ...Object.values(logins),
    hiddenLogin,
    leftLogin,
    ...people.map(({ login }) => login),
  ];
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  for (const line of lines) {
    if (personal.some((value) => line.includes(value)))
      report.found('The log has a personal value.', line.slice(0, 500));
    if (/eyJ[\w-]{10,}\.|Bearer [\w-]{10,}/.test(line))
      report.found('The log has an access token.', line.slice(0, 200));
    const { level = 0, msg = '' } = JSON.parse(line) as { level?: number; msg?: string };
    if (level >= 50 && !expectedErrors.test(line))
      report.found(`The server logged an error: ${msg}`, line.slice(0, 1500));
  }
  report.did(`${lines.length} lines of the log`);
}
