import type { Plugin, Rolldown } from 'vite';

/** The files that a page needs, as URLs relative to the site, so that they are requested with the page, not only when its code imports them. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Message files by language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly [name: string]: unknown;
}

interface RoutedPage {
  readonly path: string;
  readonly messages: readonly string[];
  /** IDs of the modules that its `load` imports. */
  readonly modules: readonly string[];
}

const languages = ['en', 'fr', 'es', 'it', 'nl', 'pt'];
/** Message namespaces that every page needs. */
const shellTexts = ['shell', 'errors'];

/**
 * Emits `pages.json`: the files of each page in `app/routes.tsx` by its path in lower case, and under `*` those of every page, without files
 * that the HTML page itself refers to. The server adds them to the page (`serve-web.ts`).
 */
export function pageFiles(): Plugin {
  let pages: readonly RoutedPage[] = [];
  return {
    name: 'page-files',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]src[\\/]app[\\/]routes\.tsx$/ },
      async handler(code, id) {
        const routed = pagesIn(this.parse(code) as unknown as Node);
        const moduleOf = async (specifier: string) => (await this.resolve(specifier, id))?.id ?? specifier;
        pages = await Promise.all(
          routed.map(async (page) => ({ ...page, modules: await Promise.all(page.modules.map(moduleOf)) })),
        );
      },
    },
    generateBundle(_options, bundle) {
      if (pages.length === 0) this.error('There are no pages in app/routes.tsx.');
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const started = filesOf(chunks, ({ isEntry }) => isEntry);
      const found = [...pages, { path: '*', messages: [], modules: [] }].map((page) => [
        page.path.toLowerCase(),
        filesOfPage(chunks, page, started),
      ]);
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(Object.fromEntries(found)) });
    },
  };
}

function filesOfPage(
  chunks: readonly Rolldown.OutputChunk[],
  { messages, modules }: RoutedPage,
  started: ReadonlySet<string>,
): PageFiles {
  const own = [...filesOf(chunks, ({ moduleIds }) => modules.some((id) => moduleIds.includes(id)))];
  const further = own.filter((file) => !started.has(file));
  const textsIn = (language: string) => {
    const names = [...shellTexts, ...messages].map((namespace) => `/messages/${language}/${namespace}.ts`);
    const isText = (id: string) => names.some((name) => id.replaceAll('\\', '/').endsWith(name));
    return [...filesOf(chunks, ({ moduleIds }) => moduleIds.some(isText))].filter((file) => !started.has(file));
  };
  return {
    scripts: further.filter((file) => file.endsWith('.js')),
    styles: further.filter((file) => file.endsWith('.css')),
    texts: Object.fromEntries(languages.map((language) => [language, textsIn(language)])),
  };
}

/** The files of the given chunks and their static imports. A style sheet comes after those of the chunks that its chunk imports. */
export function filesOf(
  chunks: readonly Rolldown.OutputChunk[],
  isWanted: (chunk: Rolldown.OutputChunk) => boolean,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const imported of chunk.imports) add(chunks.find(({ fileName }) => fileName === imported));
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    files.add(chunk.fileName);
  };
  for (const chunk of chunks.filter(isWanted)) add(chunk);
  return files;
}

/** Finds the page objects in a syntax tree: those with `path`, `messages` and `load`. */
function pagesIn(tree: Node): RoutedPage[] {
  return nodesIn(tree, 'ObjectExpression').flatMap((object) => {
    const properties = new Map((object['properties'] as Node[]).map((property) => [nameOf(property), property]));
    const [path, messages, load] = ['path', 'messages', 'load'].map((name) => properties.get(name));
    if (path === undefined || messages === undefined || load === undefined) return [];
    const literals = (node: Node) => nodesIn(node['value'] as Node, 'Literal').map(({ value }) => String(value));
    const modules = nodesIn(load, 'ImportExpression').map((node) => String((node['source'] as Node).value));
    return [{ path: literals(path)[0] ?? '', messages: literals(messages), modules }];
  });
}

function nameOf(property: Node): string | undefined {
  return (property['key'] as { name?: string } | undefined)?.name;
}

function nodesIn(node: unknown, type: string): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = (node as Node).type === type ? [node as Node] : [];
  return [...own, ...Object.values(node).flatMap((child) => nodesIn(child, type))];
}
