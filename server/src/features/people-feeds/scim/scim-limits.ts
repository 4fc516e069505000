const megabyte = 1024 * 1024;

/** Limits of SCIM requests. The limits of filters, paths and PATCH operations are defined next to their parsers. */
export const scimLimits = {
  /** Maximum and default number of users in a page. */
  pageSize: 200,
  defaultPageSize: 100,
  /** Size in bytes of the users of a page after which it ends early. A user with a photo may have 6 MB. */
  pageBytes: 4 * megabyte,
  /** Maximum size of a user in bytes: enough for a photo of 4 MB in base64. */
  userBytes: 6 * megabyte,
  /** Maximum number of values on all levels of a body. A user with 100 values of each attribute has 6000. */
  userValues: 20_000,
  /** The same in bulk. 500 complete users have 40 000. */
  bulkValues: 50_000,
  bulkOperations: 500,
  bulkBytes: 8 * megabyte,
  /** Maximum number of users scanned for a filter that has no index. */
  scannedUsers: 300_000,
  /** Maximum number of matches that are sorted by an attribute that has no index. */
  sortedUsers: 20_000,
} as const;
