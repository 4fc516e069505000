/**
 * Calls `onForbidden` when the policy of this page forbids a call, which happens when the server learned about the provider's endpoints, or about new ones,
 * after it had sent the page. Only a page that has not been reloaded already listens.
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
