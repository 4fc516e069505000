/**
 * Calls `onForbidden` when the Content Security Policy of this page blocks a call. This happens if the server learned the provider's endpoints
 * only after it had sent the page. Does nothing on a page that was reloaded, to avoid a loop.
 * @returns a function that stops listening
 */
export function onForbiddenCall(onForbidden: () => void): () => void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload') return () => {};
  const listener = (event: SecurityPolicyViolationEvent) => {
    if (event.effectiveDirective === 'connect-src') onForbidden();
  };
  document.addEventListener('securitypolicyviolation', listener);
  return () => document.removeEventListener('securitypolicyviolation', listener);
}
