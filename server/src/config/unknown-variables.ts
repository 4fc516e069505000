/** A variable of the environment that looks like one of the directory's but is not. */
export interface UnknownVariable {
  readonly variable: string;
  /** The variable that was probably meant, if one has a similar name. */
  readonly meant: string | undefined;
}

/** A variable of a feed that is not configured. */
export interface UnusedVariable {
  readonly variable: string;
  /** The variable that turns the feed on. */
  readonly needs: string;
}

/** Prefixes of the variables of a feed, and the variable that turns it on. */
const feeds = [
  { prefix: 'FEED_LDAP_', needs: 'FEED_LDAP_URL' },
  { prefix: 'FEED_FILE_', needs: 'FEED_FILE' },
  { prefix: 'FEED_PHOTOS_', needs: 'FEED_PHOTOS' },
] as const;

/** Finds one variable of each feed that is set in part but not turned on. An empty variable counts as absent. */
export function unusedVariables(environment: NodeJS.ProcessEnv, known: readonly string[]): UnusedVariable[] {
  const isSet = (name: string) => (environment[name] ?? '') !== '';
  return feeds.flatMap(({ prefix, needs }) => {
    const variable = isSet(needs) ? undefined : known.find((name) => name.startsWith(prefix) && isSet(name));
    return variable === undefined ? [] : [{ variable, needs }];
  });
}

/** Prefixes that hardly any other program uses. */
const ownBeginning = /^(?:FEED|OIDC)_/;

/** Normalized name: `ADMIN_LOGIN` and `ADMINLOGINS` become the same as `ADMIN_LOGINS`. */
const spelling = (name: string) => name.toUpperCase().replaceAll(/[_-]/g, '').replace(/S$/, '');

/**
 * Finds variables that were probably meant for the directory: those that differ from a known variable only in underscores, hyphens, case or
 * a final S, and those with a prefix of the directory. All others are ignored, since an environment contains variables of many programs.
 */
export function unknownVariables(environment: NodeJS.ProcessEnv, known: readonly string[]): UnknownVariable[] {
  const names = new Set(known);
  // Names without an underscore are not compared: `PORTS` may belong to another program.
  const bySpelling = new Map(known.filter((name) => name.includes('_')).map((name) => [spelling(name), name]));
  return Object.keys(environment).flatMap((variable) => {
    if (names.has(variable)) return [];
    const meant = bySpelling.get(spelling(variable));
    return meant !== undefined || ownBeginning.test(variable) ? [{ variable, meant }] : [];
  });
}
