/**
 * Since the run was planned, another transaction has changed which feed owns people, who has left, or who has a unique key. The plan is
 * stale, and none of it may be written.
 */
export class ConcurrentChangeError extends Error {
  override readonly name = 'ConcurrentChangeError';
}
