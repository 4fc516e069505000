import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Names of prepared statements by their text. */
const names = new Map<string, string>();

/** The name under which connections to PostgreSQL prepare a statement; undefined if it is not to be prepared. */
export function preparedStatementName(sql: string): string | undefined {
  return names.get(sql);
}

/**
 * Prepares a frequent statement: its text is built only once, and planned only once per connection. Planning it each time would take
 * PostgreSQL several times as long as executing it.
 *
 * NOTE: select columns by name. A prepared `select *` fails as soon as a newer version of the program adds a column.
 *
 * @param build creates the statement. Its parameters become parameters of the statement, and must not affect its text.
 */
export function preparedStatement<Parameters extends readonly unknown[], Row>(
  build: (queries: Kysely<Tables>, ...parameters: Parameters) => CompiledQuery<Row>,
): (queries: Kysely<Tables>, ...parameters: Parameters) => Promise<Row[]> {
  let built: { statement: CompiledQuery<Row>; valuesOf: (parameters: Parameters) => unknown[] } | undefined;
  return async (queries, ...parameters) => {
    built ??= buildOnce(queries);
    const parameterized = { ...built.statement, parameters: built.valuesOf(parameters) };
    const { rows } = await queries.executeQuery<Row>(parameterized);
    return rows;
  };

  /** Builds the statement with a placeholder for each parameter, to find out where the values belong. */
  function buildOnce(queries: Kysely<Tables>): NonNullable<typeof built> {
    const placeholders: unknown[] = Array.from({ length: build.length - 1 }, () => Symbol());
    const statement = build(queries, ...(placeholders as unknown as Parameters));
    if (!names.has(statement.sql)) names.set(statement.sql, `directory_${names.size + 1}`);
    const positions = statement.parameters.map((value) => placeholders.indexOf(value));
    const valuesOf = (parameters: Parameters) =>
      positions.map((position, index) => (position < 0 ? statement.parameters[index] : parameters[position]));
    return { statement, valuesOf };
  }
}
