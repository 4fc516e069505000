/** The SQLSTATE of a server error, or of the one that caused a `DatabaseUnavailableError`. */
export function sqlStateOf(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? undefined : sqlStateOf(cause);
}
