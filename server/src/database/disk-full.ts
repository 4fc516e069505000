/** SQLite result code `SQLITE_FULL`. */
const sqliteFull = 13;
/** `ENOSPC` in WASI, the file system of the embedded database. */
const wasiNoSpace = 51;
/** Codes of Node.js, and the SQLSTATE of PostgreSQL. */
const noSpaceCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error says that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode, errno } = (error ?? {}) as { code?: unknown; errcode?: unknown; errno?: unknown };
  return noSpaceCodes.has(code) || errcode === sqliteFull || errno === wasiNoSpace;
}
