/** The SQLSTATE of a server error, or of the one that caused a `DatabaseUnavailableError`. */
export function sqlStateOf(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? undefined : sqlStateOf(cause);
}

/**
 * The SQLSTATE of an error that the server sent, empty if it sent none; undefined for errors of the network and the driver, which have no
 * severity.
 */
export function serverStateOf(error: unknown): string | undefined {
  const { severity, code = '' } = (error ?? {}) as { readonly severity?: string; readonly code?: string };
  return severity === undefined ? undefined : code;
}
