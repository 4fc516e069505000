/** Since the run was planned, another transaction has changed to whom people belong, or who has left. Nothing of the run may be written. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}
