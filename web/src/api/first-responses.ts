/** A request that the inline script of the page sent while the application was loading (`app/first-requests.ts`). */
export interface FirstRequest {
  /** The access token that was sent. */
  readonly token: string;
  /** Rejects if there was no response. */
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    /** Requests by URL. */
    firstRequests?: Record<string, FirstRequest>;
  }
}

/** Maximum age of the page, in milliseconds, at which these responses still count as fresh. */
const maxPageAge = 20_000;

/**
 * Returns the response to a request that the inline script has sent, only once per request.
 * @returns undefined if it has sent none with this token; resolves with undefined if the request failed
 */
export function takeFirstResponse(
  address: string,
  token: string | undefined,
): Promise<Response | undefined> | undefined {
  const sent = window.firstRequests?.[address];
  if (sent === undefined) return undefined;
  delete window.firstRequests?.[address];
  if (sent.token !== token || performance.now() > maxPageAge) return undefined;
  return sent.response.catch(() => undefined);
}
