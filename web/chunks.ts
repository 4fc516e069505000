import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Screens with a chunk of their own, and the modules that load them. Rolldown splits all others. */
const screens: Readonly<Record<string, RegExp>> = {
  results: /\/search\/results-page\.tsx$/,
  profile: /\/(?:profile\/profile-(?:page|queries)|public-card\/card-controls)\.tsx?$/,
  chart: /\/org-chart\/org-chart-(?:page|queries)\.tsx?$/,
  several: /\/search\/find-several\/find-several-page\.tsx$/,
};
const start = /\/(?:index\.html|search\/home-page\.tsx)$/;

/** Message namespaces that share a chunk. */
const texts: Readonly<Record<string, RegExp>> = {
  texts: /^(?:shell|errors|search)$/,
  'people-texts': /^(?:profile|reach|org-chart)$/,
  'card-texts': /^(?:public-card|privacy)$/,
};

/** Libraries needed at start. Their chunks remain in the browser cache across releases. */
const libraries: Readonly<Record<string, RegExp>> = {
  react: /\/node_modules\/(?:react|react-dom|scheduler)\//,
  libraries: /\/node_modules\/(?:zod|@tanstack\/(?:react-query|query-core))\//,
  virtual: /\/node_modules\/@tanstack\/(?:react-virtual|virtual-core)\//,
};

/**
 * Splits the application so that a screen loads a few chunks instead of one for each module that it shares with another: a request costs more
 * than some code that is not needed yet. The start has one chunk, each screen has another for what only it needs, and a third contains what
 * several screens share. Rolldown splits all other modules.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, string | undefined>();
  const nameOf = (id: string, graph: Graph) => {
    if (!known.has(id)) known.set(id, fileOf(id, graph));
    return known.get(id);
  };
  // A group also contains what its modules import, except for modules of an earlier group.
  return [
    { name: (id) => nameIn(libraries, pathOf(id)) ?? null, debugName: 'libraries' },
    { name: (id) => textsName(pathOf(id)) ?? null, debugName: 'texts' },
    // Shared by the profile and the hover card; Settings does not need it.
    {
      name: 'reach',
      test: /[\\/]people[\\/]local-time[\\/](?:local-time|time-difference|use-reach-words|zone-format)\.tsx?$/,
      includeDependenciesRecursively: false,
    },
    ...['start', 'people', ...Object.keys(screens)].map((name) => ({
      name: (id: string, graph: Graph) => (nameOf(id, graph) === name ? name : null),
      debugName: name,
      // A screen's chunk must not contain parts of the contract that other screens import too.
      includeDependenciesRecursively: !(name in screens),
    })),
    // Shared by most sections of Settings. Otherwise each module would be in a chunk with those that exactly the same sections need.
    {
      name: 'settings-lists',
      test: /[\\/]features[\\/]settings[\\/](?:actor|confirm-removal|failure-notice|filtered-list|form-buttons|item-list|loaded|long-list|question|use-action|use-item-actions|use-rejected-fields)\.(?:module\.css|tsx?)$/,
      includeDependenciesRecursively: false,
    },
    // The parts of the contract that the profile shares with other screens.
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

/** The chunk of a message file, such as `texts-fr` for the texts of the start in French. */
function textsName(path: string): string | undefined {
  const [, language, namespace = ''] = /\/messages\/([a-z]{2})\/([\w-]+)\.ts$/.exec(path) ?? [];
  const name = nameIn(texts, namespace);
  return name && `${name}-${language}`;
}

/** The chunk of a module; undefined for a module that no screen needs when it opens. */
function fileOf(id: string, graph: Graph): string | undefined {
  // The contract is always imported through its index, so only Rolldown knows which of its modules are used where.
  if (/\/contract\/src\//.test(pathOf(id))) return undefined;
  const loaders = [...loadersOf(id, graph)];
  const opened = loaders.map((loader) => nameIn({ start, ...screens }, pathOf(loader)));
  if (opened.includes('start')) return 'start';
  const [screen, ...others] = new Set(opened.filter((name) => name !== undefined));
  if (screen === undefined) return undefined;
  const isOwn = others.length === 0 && loaders.every((loader) => isPartOf(screen, loader, graph));
  return isOwn ? screen : 'people';
}

/** Whether an entry module is loaded by this screen only, when it opens or later. */
function isPartOf(screen: string, loader: string, graph: Graph): boolean {
  if (screens[screen]?.test(pathOf(loader))) return true;
  const before = graph.getModuleInfo(loader)?.dynamicImporters ?? [];
  const loaders = before.flatMap((importer) => [...loadersOf(importer, graph)]);
  return loaders.length > 0 && loaders.every((one) => screens[screen]?.test(pathOf(one)));
}

/** The entry points that load a module statically: the page, and dynamically imported modules. */
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
