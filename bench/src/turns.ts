import { request } from 'node:http';
import { demoPeople } from '@directory/demo-group';
import { startDirectory } from '../../tools/src/running-directory.ts';
import { ownTemporaryFolder } from '../../tools/src/temporary-files.ts';
import { signInToDemo } from './demo-sign-in.ts';
import { readOptions } from './read-options.ts';
import { openReport } from './report.ts';
import { turnsPath } from './turns-path.ts';
import { measured, measuredScim } from './turns-requests.ts';
import type { Answer, Send } from './turns-requests.ts';

// `npm run bench:turns` measures for how long each heavy request blocks the event loop of the server, which runs in a separate process.

const people = 20_000;
using _files = ownTemporaryFolder();
const report = openReport('turns', readOptions());
const script = new URL('turns-server.ts', import.meta.url).pathname;
const login = demoPeople[0]?.login ?? '';
const limits = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  SCIM_LIMIT_PER_MINUTE: '1000000',
  ADMIN_PEOPLE_PER_HOUR: '1000000',
  ADMIN_PEOPLE_PER_DAY: '1000000',
};
const server = await startDirectory({ DEMO_PEOPLE: String(people), ADMIN_LOGINS: login, ...limits }, script);
const rows: { request: string; status: number; 'longest turn, ms': number }[] = [];
try {
  const token = await signInToDemo(server.address, login);
  const send = sender(token);
  for (const [name, run] of [...measured, ...measuredScim]) {
    await longestTurn(send);
    const status = await run(send);
    if (status >= 400) throw new Error(`${name} was answered with ${status}`);
    rows.push({ request: name, status, 'longest turn, ms': Math.round(await longestTurn(send)) });
    process.stdout.write(`${JSON.stringify(rows.at(-1))}\n`);
  }
} finally {
  // Its data is temporary.
  await server.end('SIGKILL');
}
report.measure('longest', Math.max(...rows.map((row) => row['longest turn, ms'])));
report.table(`Longest turn of the event loop, ${people} people`, rows);
report.finish();

async function longestTurn(send: Send): Promise<number> {
  const { body } = await send('GET', turnsPath);
  return (JSON.parse(body.toString()) as { milliseconds: number }).milliseconds;
}

/** Creates a function that sends requests with the token of an administrator. */
function sender(token: string): Send {
  return async (method, path, body, headers = {}) =>
    await new Promise<Answer>((resolve, reject) => {
      const isBytes = Buffer.isBuffer(body);
      const content = body === undefined ? undefined : isBytes ? body : JSON.stringify(body);
      const sent = request(
        new URL(path, server.address),
        {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            'accept-encoding': 'br',
            ...(content === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(content);
    });
}
