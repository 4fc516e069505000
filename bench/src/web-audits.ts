import lighthouse from 'lighthouse';

/** Results of Lighthouse for one visit. Scores are between 0 and 100. */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly layoutShift: number;
  readonly requests: number;
  readonly largestPaint: number;
}

const maxAttempts = 3;

/**
 * Visits a page like a phone on a slow mobile network, in the browser that listens on `port`.
 * @param isWarm whether the browser cache contains the files of an earlier visit
 */
export async function auditPage(address: string, port: number, isWarm: boolean, attempt = 1): Promise<Audit> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    formFactor: 'mobile',
    disableStorageReset: isWarm,
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  if (result === undefined) throw new Error(`Lighthouse did not visit ${address}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError !== undefined) {
    // Ignores a recording that Chromium did not begin or end in time.
    if (attempt < maxAttempts) return await auditPage(address, port, isWarm, attempt + 1);
    throw new Error(`${address}: ${runtimeError.message}`);
  }
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const requests = audits['network-requests']?.details;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    requests: requests?.type === 'table' ? requests.items.length : Number.NaN,
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  };
}
