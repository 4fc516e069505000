const megabyte = 1024 * 1024;

/** Limits of SCIM requests. The limits of filters, paths and PATCH operations are defined next to their parsers. */
export const scimLimits = {
  /** Maximum and default number of users in a page. */
  pageSize: 200,
  defaultPageSize: 100,
  /** Maximum size of a user in bytes: enough for a photo of 4 MB in base64. */
  userBytes: 6 * megabyte,
  bulkOperations: 500,
  bulkBytes: 8 * megabyte,
  /** Maximum number of users scanned for a filter that has no index. */
  scannedUsers: 300_000,
  /** Maximum number of matches that are sorted by an attribute that has no index. */
  sortedUsers: 20_000,
} as const;
