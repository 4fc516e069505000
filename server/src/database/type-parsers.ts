import pg from 'pg';

const bigintType = 20;

/** NOTE: `pg` returns a bigint as text. Ours are identities and transaction ids, far below 2^53. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === bigintType && format !== 'binary' ? Number : pg.types.getTypeParser(type, format),
};
