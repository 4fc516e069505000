/** A request that the page sent by itself while the application was loaded (`app/first-requests.ts`). */
export interface FirstRequest {
  /** The access token that was sent. */
  readonly token: string;
  /** Rejects without an answer of the directory. */
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    /** By address. */
    firstRequests?: Record<string, FirstRequest>;
  }
}

/** Milliseconds after the page was opened, until when an answer counts as one to a request of now. */
const longestStart = 20_000;

/**
 * Takes over the answer to a request that the page has sent, once.
 * @returns undefined where it has sent none with this token; resolves with undefined when no answer has come
 */
export function takeFirstAnswer(address: string, token: string | undefined): Promise<Response | undefined> | undefined {
  const sent = window.firstRequests?.[address];
  if (sent === undefined) return undefined;
  delete window.firstRequests?.[address];
  if (sent.token !== token || performance.now() > longestStart) return undefined;
  return sent.answer.catch(() => undefined);
}
