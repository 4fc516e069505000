/** The SQLSTATE of an error of the server, also of one that is the cause of a `DatabaseUnavailableError`. */
export function sqlStateOf(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? undefined : sqlStateOf(cause);
}
