import type { FuzzRequest } from './fuzz-request.ts';

const maxAttempts = 60;

/**
 * Removes parts of a request as long as `stillFails` reports that the rest has the same effect. The number of attempts is limited, since
 * each is a request.
 */
export async function shrinkRequest(
  request: FuzzRequest,
  stillFails: (smaller: FuzzRequest) => Promise<boolean>,
): Promise<FuzzRequest> {
  let smallest = request;
  let attempts = 0;
  for (let isSmaller = true; isSmaller && attempts < maxAttempts;) {
    isSmaller = false;
    for (const candidate of smallerRequests(smallest)) {
      if (++attempts > maxAttempts) break;
      if (!(await stillFails(candidate))) continue;
      smallest = candidate;
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

function* smallerRequests(request: FuzzRequest): Generator<FuzzRequest> {
  const { query, headers, body } = request;
  if (query.length > 3) yield { ...request, query: query.slice(0, query.length >> 1) };
  if (query.length > 3) yield { ...request, query: query.slice(query.length >> 1) };
  for (let at = 0; at < Math.min(query.length, 20); at++) yield { ...request, query: query.toSpliced(at, 1) };
  for (const [at, [name]] of headers.entries()) {
    if (/^(?:authorization|content-type)$/i.test(name) || at > 10) continue;
    yield { ...request, headers: headers.toSpliced(at, 1) };
  }
  for (const smaller of smallerBodies(body)) yield { ...request, body: smaller };
}

function* smallerBodies(body: Buffer | undefined): Generator<Buffer> {
  const value = parsed(body);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const key of Object.keys(value).slice(0, 30)) {
      yield Buffer.from(JSON.stringify(Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))));
    }
    return;
  }
  if (body !== undefined && body.length > 1) yield body.subarray(0, body.length >> 1);
}

function parsed(body: Buffer | undefined): unknown {
  try {
    return JSON.parse((body ?? Buffer.alloc(0)).toString());
  } catch {
    return undefined;
  }
}
