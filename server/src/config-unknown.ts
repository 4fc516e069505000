/** A name in the environment that the directory does not read, though it looks like one of its variables. */
export interface UnknownVariable {
  readonly variable: string;
  /** The variable that is probably meant, where one is nearly spelled so. */
  readonly meant: string | undefined;
}

/** How variables begin that hardly any other program has. */
const ownBeginning = /^(?:FEED|OIDC)_/;

/** Of `ADMIN_LOGIN` and `ADMINLOGINS` the same as of `ADMIN_LOGINS`. */
const spelling = (name: string) => name.toUpperCase().replaceAll(/[_-]/g, '').replace(/S$/, '');

/**
 * Finds variables that were probably meant for the directory: those that differ from a known one by underscores, case or a final S, and those that begin
 * like its own. All others are left alone, since an environment has variables of many programs.
 */
export function unknownVariables(environment: NodeJS.ProcessEnv, known: readonly string[]): UnknownVariable[] {
  const names = new Set(known);
  // `PORTS` may be another program's.
  const bySpelling = new Map(known.filter((name) => name.includes('_')).map((name) => [spelling(name), name]));
  return Object.keys(environment).flatMap((variable) => {
    if (names.has(variable)) return [];
    const meant = bySpelling.get(spelling(variable));
    return meant !== undefined || ownBeginning.test(variable) ? [{ variable, meant }] : [];
  });
}
