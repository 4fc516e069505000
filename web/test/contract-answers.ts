import * as contract from '@directory/contract';
import type { Endpoint } from '@directory/contract';

const endpoints = (Object.values(contract) as unknown[]).filter(isEndpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value;
}

/** Finds the endpoint of a request: `/api/admin/users/{login}` matches `/api/admin/users/a%40b`, but not `/api/admin/users`. */
function endpointAt(method: string, pathname: string): Endpoint | undefined {
  const matches = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  return endpoints.find((endpoint) => endpoint.method === method && matches(endpoint));
}

const faults: string[] = [];

/** Validates a fake response against the contract and records the faults. `setup.ts` fails the test if there are any. */
export async function checkAgainstContract(request: Request, response: Response): Promise<void> {
  const { pathname } = new URL(request.url);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (!response.ok || !isJson || !pathname.startsWith('/api/')) return;
  const endpoint = endpointAt(request.method, pathname);
  if (endpoint === undefined) {
    faults.push(`${request.method} ${pathname} is not an endpoint of the contract`);
    return;
  }
  const { error } = endpoint.output.safeParse(await response.clone().json());
  for (const { path, message } of error?.issues ?? []) {
    faults.push(`${request.method} ${pathname} ${path.join('.')}: ${message}`);
  }
}

/** Returns and clears the recorded faults. */
export function takeContractFaults(): string[] {
  return faults.splice(0);
}
