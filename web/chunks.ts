import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Screens with a file of their own, and the modules that they load. The others are divided by Rolldown. */
const screens: Readonly<Record<string, RegExp>> = {
  results: /\/search\/results-page\.tsx$/,
  profile: /\/(?:profile\/profile-(?:page|queries)|public-card\/card-controls)\.tsx?$/,
  chart: /\/org-chart\/org-chart-(?:page|queries)\.tsx?$/,
  several: /\/search\/find-several\/find-several-page\.tsx$/,
};
const start = /\/(?:index\.html|search\/home-page\.tsx)$/;

/** Texts that are loaded together. */
const texts: Readonly<Record<string, RegExp>> = {
  texts: /^(?:shell|errors|search)$/,
  'people-texts': /^(?:profile|reach|org-chart)$/,
  'card-texts': /^(?:public-card|privacy)$/,
};

/** Libraries of the start: files that stay in the browser from one release to the next. */
const libraries: Readonly<Record<string, RegExp>> = {
  react: /\/node_modules\/(?:react|react-dom|scheduler)\//,
  libraries: /\/node_modules\/(?:zod|@tanstack\/(?:react-query|query-core))\//,
  virtual: /\/node_modules\/@tanstack\/(?:react-virtual|virtual-core)\//,
};

/**
 * Divides the application so that a screen takes a few files, rather than one for each module that it shares with another: a request costs more than
 * some code that is not needed yet. What the start needs is in one file, what only one screen needs in another, and what several screens share in a third.
 * The other modules are divided by Rolldown.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, string | undefined>();
  const nameOf = (id: string, graph: Graph) => {
    if (!known.has(id)) known.set(id, fileOf(id, graph));
    return known.get(id);
  };
  // A group takes what its modules import, except for what a group before it has taken.
  return [
    { name: (id) => nameIn(libraries, pathOf(id)) ?? null, debugName: 'libraries' },
    { name: (id) => textsName(pathOf(id)) ?? null, debugName: 'texts' },
    // Of the profile and the card over a name, which Settings need not load.
    {
      name: 'reach',
      test: /[\\/]people[\\/]local-time[\\/](?:local-time|time-difference|use-reach-words|zone-format)\.tsx?$/,
      includeDependenciesRecursively: false,
    },
    ...['start', 'people', ...Object.keys(screens)].map((name) => ({
      name: (id: string, graph: Graph) => (nameOf(id, graph) === name ? name : null),
      debugName: name,
      // What a screen alone imports is its own, except for parts of the contract that other screens import too.
      includeDependenciesRecursively: !(name in screens),
    })),
    // Which those are of the profile.
    {
      name: 'profile-contract',
      test: /[\\/]contract[\\/]src[\\/](?:edit-profile|public-card|privacy)\.ts$/,
      includeDependenciesRecursively: false,
    },
  ];
}

const pathOf = (id: string) => id.replaceAll('\\', '/');

function nameIn(names: Readonly<Record<string, RegExp>>, text: string): string | undefined {
  return Object.keys(names).find((name) => names[name]?.test(text));
}

/** `texts-fr` for the texts of the start in French. */
function textsName(path: string): string | undefined {
  const [, language, namespace = ''] = /\/messages\/([a-z]{2})\/([\w-]+)\.ts$/.exec(path) ?? [];
  const name = nameIn(texts, namespace);
  return name && `${name}-${language}`;
}

/** The name of the file of a module; undefined for a module that no screen needs when it opens. */
function fileOf(id: string, graph: Graph): string | undefined {
  // Everybody imports the contract by its index, so only Rolldown knows who uses which of its modules.
  if (/\/contract\/src\//.test(pathOf(id))) return undefined;
  const loaders = [...loadersOf(id, graph)];
  const opened = loaders.map((loader) => nameIn({ start, ...screens }, pathOf(loader)));
  if (opened.includes('start')) return 'start';
  const [screen, ...others] = new Set(opened.filter((name) => name !== undefined));
  if (screen === undefined) return undefined;
  const isOwn = others.length === 0 && loaders.every((loader) => isPartOf(screen, loader, graph));
  return isOwn ? screen : 'people';
}

/** Whether a module is loaded by this screen only: when it opens, or later. */
function isPartOf(screen: string, loader: string, graph: Graph): boolean {
  if (screens[screen]?.test(pathOf(loader))) return true;
  const before = graph.getModuleInfo(loader)?.dynamicImporters ?? [];
  const loaders = before.flatMap((importer) => [...loadersOf(importer, graph)]);
  return loaders.length > 0 && loaders.every((one) => screens[screen]?.test(pathOf(one)));
}

/** The modules that load this one at the same time: the page, and modules that are imported when they are needed. */
function loadersOf(id: string, graph: Graph): ReadonlySet<string> {
  const loaders = new Set<string>();
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const info = graph.getModuleInfo(next);
    if (info === null) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) loaders.add(next);
    waiting.push(...info.importers);
  }
  return loaders;
}
