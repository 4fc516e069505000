import type { Advisory, AdvisoryFile } from './advisories.ts';

/** Maximum number of concurrent requests. */
const concurrency = 8;

interface Answer {
  readonly vulns?: readonly (Advisory & { readonly withdrawn?: string })[];
  readonly next_page_token?: string;
}

/**
 * Retrieves all advisories about npm packages, for any version, from a server with the OSV API.
 * @param address of `POST /v1/query`
 * @throws Error when the server does not answer with 200
 */
export async function retrieveAdvisories(
  address: string,
  names: readonly string[],
): Promise<Pick<AdvisoryFile, 'packages' | 'advisories'>> {
  const packages = [...new Set(names)].toSorted();
  const waiting = [...packages];
  const found = new Map<string, Advisory>();
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      for (const advisory of await advisoriesAbout(address, name)) found.set(advisory.id, advisory);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const advisories = [...found.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return { packages, advisories };
}

async function advisoriesAbout(address: string, name: string): Promise<Advisory[]> {
  const found: Advisory[] = [];
  let page: string | undefined;
  do {
    const query = { package: { name, ecosystem: 'npm' }, ...(page === undefined ? {} : { page_token: page }) };
    const response = await fetch(address, { method: 'POST', body: JSON.stringify(query) });
    if (!response.ok) throw new Error(`The advisories about ${name} cannot be retrieved: HTTP ${response.status}.`);
    const answer = (await response.json()) as Answer;
    found.push(...(answer.vulns ?? []).filter(({ withdrawn }) => withdrawn === undefined).map(essential));
    page = answer.next_page_token;
  } while (page !== undefined);
  return found;
}

/** Removes the long description, the references and the data of other ecosystems. */
function essential({ id, summary = '', affected }: Advisory): Advisory {
  return {
    id,
    summary,
    affected: affected
      .filter(({ package: { ecosystem } }) => ecosystem === 'npm')
      .map(({ package: { ecosystem, name }, versions, ranges }) => ({
        package: { ecosystem, name },
        ...(ranges === undefined && versions !== undefined ? { versions } : {}),
        ...(ranges === undefined ? {} : { ranges: ranges.map(({ type, events }) => ({ type, events })) }),
      })),
  };
}
