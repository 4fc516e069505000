const megabyte = 1024 * 1024;

/** Bounds of SCIM requests. Those of filters and PATCH operations are where they are parsed. */
export const scimLimits = {
  /** Users in a page, at most and by default. */
  pageSize: 200,
  defaultPageSize: 100,
  /** A user with a photo of 4 MB in base64. */
  userBytes: 6 * megabyte,
  bulkOperations: 500,
  bulkBytes: 8 * megabyte,
  /** Users that a filter without index looks at. */
  scannedUsers: 300_000,
  /** Matches that are sorted by an attribute without index. */
  sortedUsers: 20_000,
} as const;
