import type { ColumnType } from 'kysely';

export type Time = ColumnType<Date, Date | string | undefined, Date | string>;
export type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** JSON is written as text on both engines: `pg` would write a bare array as a PostgreSQL array. */
export type Json<Value> = ColumnType<Value, string | undefined, string>;
