import type { ColumnType } from 'kysely';

export type Time = ColumnType<Date, Date | string | undefined, Date | string>;
export type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A JSON column. Values are written as JSON text on both engines, since `pg` would write a bare array as a PostgreSQL array. */
export type Json<Value> = ColumnType<Value, string | undefined, string>;
