import pg from 'pg';

/** Object id of the PostgreSQL type `bigint`. */
const bigintType = 20;

/** NOTE: by default, `pg` returns bigint as a string. Ours are identities and transaction ids, which are far below 2^53. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === bigintType && format !== 'binary' ? Number : pg.types.getTypeParser(type, format),
};
