/** The SQLSTATE of a server error, or of the one that caused a `DatabaseUnavailableError`. */
export function sqlStateOf(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? undefined : sqlStateOf(cause);
}

/**
 * The severity and the SQLSTATE of an error that the server sent; undefined for errors of the network and the driver, which have no
 * severity. The code is empty if the server sent none.
 */
export function serverErrorOf(error: unknown): { readonly severity: string; readonly code: string } | undefined {
  const { severity, code = '' } = (error ?? {}) as { readonly severity?: string; readonly code?: string };
  return severity === undefined ? undefined : { severity, code };
}
