import { curlLine } from '../harness/curl-line.ts';
import type { PlantedData } from '../harness/planted-values.ts';
import { seededRandom } from '../harness/random.ts';
import type { AttackReport } from '../harness/report.ts';
import { callerNames } from '../harness/target.ts';
import type { Target } from '../harness/target.ts';
import { collectSamples } from './collect-samples.ts';
import { readDescription } from './description.ts';
import type { Operation } from './description.ts';
import { rawRequestOf } from './fuzz-request.ts';
import type { FuzzRequest, FuzzCaller } from './fuzz-request.ts';
import { responseChecker } from './check-response.ts';
import type { CheckResponse } from './check-response.ts';
import { generateRequest } from './generate-request.ts';
import { pages, scimOperations } from './scim-operations.ts';
import { shrinkRequest } from './shrink-request.ts';

export interface FuzzOptions {
  readonly seeds: readonly number[];
  /** Number of requests of all seeds together. */
  readonly requests: number;
}

/** Number of concurrent requests. */
const lanes = 4;
const timeout = 60_000;

const apiTokenOrder = { name: 'fuzz', scopes: ['people', 'photos'], days: 30, peoplePerDay: 10_000_000 };
/** Maximum share of responses that report an overloaded server. */
const maxOverloaded = 0.01;

interface Fuzzing {
  readonly target: Target;
  readonly plantedData: PlantedData;
  readonly report: AttackReport;
  readonly check: CheckResponse;
}

/**
 * Sends valid, boundary and hostile requests for every operation of the description, as each kind of caller, and compares the responses
 * with the description, the access rules and what the caller may see.
 */
export async function fuzz(
  target: Target,
  plantedData: PlantedData,
  options: FuzzOptions,
  report: AttackReport,
): Promise<void> {
  const description = await readDescription(target);
  const samples = await collectSamples(target, plantedData);
  const secrets = {
    'scim-client': await makeToken(target, '/api/admin/scim-tokens', { name: 'fuzz', scope: 'write' }),
    'api-token': await makeToken(target, '/api/admin/api-tokens', apiTokenOrder),
  };
  const check = responseChecker(description, plantedData.markers);
  const fuzzing: Fuzzing = { target, plantedData, report, check };
  const orders = [...description.operations, ...pages, ...scimOperations].flatMap((operation) =>
    callersOf(operation).map((caller) => ({
      operation,
      caller,
      token: caller === 'scim-client' || caller === 'api-token' ? secrets[caller] : target.tokenOf(caller),
      samples,
    })),
  );
  const perSeed = Math.ceil(options.requests / options.seeds.length);
  const statuses = new Map<string, number>();
  for (const seed of options.seeds) {
    const random = seededRandom(seed);
    let sent = 0;
    const lane = async () => {
      while (sent < perSeed) {
        const request = generateRequest(orders[sent++ % orders.length]!, random);
        const status = await attempt(fuzzing, request, seed);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
  const overloaded = statuses.get('503') ?? 0;
  if (overloaded > options.requests * maxOverloaded) {
    report.foundCost('more than 1 % of the requests are answered with 503', String(overloaded));
  }
  const counts = [...statuses].toSorted().map(([status, count]) => `${count} × ${status}`);
  report.did(`${description.operations.length} operations of the description, ${orders.length} pairs with a caller`);
  report.did(`seeds ${options.seeds.join(', ')}, ${perSeed} requests each: ${counts.join(', ')}`);
}

/** Users' tokens are not valid for SCIM, and tokens of SCIM clients are not valid for the API. Both are also tried in the wrong place. */
function callersOf({ path }: Operation): readonly FuzzCaller[] {
  if (path.startsWith('/scim')) return ['nobody', 'administrator', 'scim-client', 'api-token'];
  return /^\/api\/(?:admin\/)?users/.test(path)
    ? [...callerNames, 'api-token', 'scim-client']
    : [...callerNames, 'api-token'];
}

async function attempt(fuzzing: Fuzzing, request: FuzzRequest, seed: number): Promise<string> {
  const { target, plantedData, report, check } = fuzzing;
  const answer = await target.send(rawRequestOf(request), { timeout });
  report.answered(answer.milliseconds, `${request.method} ${request.operation.path}`);
  const isRuleChange = request.caller === 'administrator' && request.operation.path.includes('hiding-rules');
  if (isRuleChange && request.method !== 'GET' && answer.status === 200) await plantedData.restore(target);
  for (const sentence of check(request, answer)) await reportFinding(fuzzing, request, seed, sentence);
  return String(answer.status ?? 'no answer');
}

/** Repeats and shrinks a request that got a wrong response. */
async function reportFinding(fuzzing: Fuzzing, request: FuzzRequest, seed: number, sentence: string): Promise<void> {
  const { target, plantedData, report, check } = fuzzing;
  if (report.has(sentence)) return report.found(sentence);
  const fails = async (smaller: FuzzRequest) => {
    const answer = await target.send(rawRequestOf(smaller), { timeout });
    return check(smaller, answer).includes(sentence);
  };
  await plantedData.restore(target);
  const isRepeated = await fails(request);
  // The value was not hidden, because a request of an administrator had removed the rule.
  if (!isRepeated && sentence.includes('served')) return;
  const shown = isRepeated ? await shrinkRequest(request, fails) : request;
  const line = curlLine(rawRequestOf(shown), target.directory.address);
  report.found(sentence, `seed ${seed}, ${request.kind}${isRepeated ? '' : ', not repeated'}\n${line}`);
}

/** Creates a token for another system, as an administrator. */
async function makeToken(target: Target, path: string, order: object): Promise<string> {
  const { status, json } = await target.call('keeper', 'POST', path, order);
  if (status !== 200) throw new Error(`${path} is answered with ${status}`);
  return (json as { secret: string }).secret;
}
