import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../tools/src/run-command.ts';

/** Size in bytes below which files are not compressed (`web/precompress.ts`). */
const smallest = 1024;
const languages = ['en', 'fr', 'es', 'it', 'nl', 'pt'];

/** What the URL of a screen loads in addition to the start of the application: modules of `web/src`, and namespaces of texts. */
const screens = {
  'signed out': { modules: [], texts: [] },
  home: { modules: ['features/search/home-page.tsx'], texts: ['search'] },
  results: { modules: ['features/search/results-page.tsx'], texts: ['search'] },
  profile: {
    modules: [
      'features/profile/profile-page.tsx',
      'features/public-card/card-controls.tsx',
      'features/search/header-search-form.tsx',
    ],
    texts: ['profile', 'reach', 'public-card', 'privacy', 'search'],
  },
  chart: {
    modules: ['features/org-chart/org-chart-page.tsx', 'features/search/header-search-form.tsx'],
    texts: ['org-chart', 'profile', 'search'],
  },
  settings: {
    modules: [
      'features/settings/settings-page.tsx',
      // The section that it opens with.
      'features/settings/administrators/administrators-section.tsx',
      'features/search/header-search-form.tsx',
    ],
    texts: ['settings', 'search', 'profile', 'public-card', 'privacy'],
  },
} as const;

export type Screen = keyof typeof screens;

/** The screen that most people see first. */
const firstScreen: Screen = 'home';

export interface ScreenSize {
  readonly screen: Screen;
  /** Size in bytes of the JavaScript, compressed with Brotli as the server sends it, if the screen is opened first. */
  readonly whole: number;
  /** The part of it that a browser which has shown the first screen still has to load. */
  readonly further: number;
  /** Number of JavaScript files of the screen if it is opened first. */
  readonly files: number;
}

interface Chunk {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly isEntry: boolean;
}

/** Builds the web application in memory, and sums up what each screen loads, in the language with the longest texts. */
export async function measureScreenSizes(): Promise<ScreenSize[]> {
  const chunks = await buildChunks();
  const sizes = new Map<string, number>();
  for (const { fileName, code } of chunks) sizes.set(fileName, await compressedSize(code));
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  const measured = (screen: Screen): ScreenSize => {
    const inLanguages = languages.map((language) => {
      const own = filesOf(chunks, screen, language);
      const first = filesOf(chunks, firstScreen, language);
      return { whole: sum(own), further: sum([...own].filter((file) => !first.has(file))), files: own.size };
    });
    return {
      screen,
      whole: Math.max(...inLanguages.map(({ whole }) => whole)),
      further: Math.max(...inLanguages.map(({ further }) => further)),
      files: Math.max(...inLanguages.map(({ files }) => files)),
    };
  };
  return (Object.keys(screens) as Screen[]).map(measured);
}

async function buildChunks(): Promise<readonly Chunk[]> {
  // Vitest sets another environment, in which React includes its development checks.
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    const built = await build({ root: join(root, 'web'), logLevel: 'warn', build: { write: false } });
    const { output } = [built].flat()[0] as { output: readonly (Chunk & { type: string })[] };
    return output.filter(({ type }) => type === 'chunk');
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

async function compressedSize(code: string): Promise<number> {
  const source = Buffer.from(code);
  return source.length < smallest ? source.length : (await promisify(brotliCompress)(source)).length;
}

/** The files of the start, the screen and its texts, with everything that they import. */
function filesOf(chunks: readonly Chunk[], screen: Screen, language: string): ReadonlySet<string> {
  const { modules, texts } = screens[screen];
  const named = [
    ...modules.map((module) => `/web/src/${module}`),
    ...['shell', 'errors', ...texts].map((namespace) => `/web/src/messages/${language}/${namespace}.ts`),
  ];
  const wanted = named.map((end) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(end)));
    if (chunk === undefined) throw new Error(`The build has no file for ${end}.`);
    return chunk;
  });
  const files = new Set<string>();
  const add = ({ fileName, imports }: Chunk) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const imported of imports) add(chunks.find((chunk) => chunk.fileName === imported) as Chunk);
  };
  for (const chunk of [...chunks.filter(({ isEntry }) => isEntry), ...wanted]) add(chunk);
  return files;
}
