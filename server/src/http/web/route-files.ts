import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InterfaceLanguage } from '@directory/contract';

/** What a page needs besides the start of the application, as the build of the web application writes it (`web/page-files.ts`). */
interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly texts: Readonly<Partial<Record<string, readonly string[]>>>;
}

interface RouteFiles {
  /** For the head. */
  readonly scripts: string;
  /** For the end of the body: the header of the page is painted without them, the application starts with them. */
  readonly styles: string;
}

/**
 * Reads which files each page needs.
 * @returns gives the elements for a path and a language; none where the build says nothing
 */
export function routeFiles(
  folder: string,
  basePath: string,
): (path: string, language: InterfaceLanguage) => RouteFiles {
  const file = join(folder, 'pages.json');
  if (!existsSync(file)) return () => ({ scripts: '', styles: '' });
  const pages = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, PageFiles>));
  return (path, language) => {
    const page = pages.get(path.toLowerCase()) ?? pages.get('*');
    const scripts = [...(page?.texts[language] ?? []), ...(page?.scripts ?? [])];
    return {
      // After what is painted first: style sheets, and the answers and the photo that the page itself requests.
      scripts: scripts.map((name) => link('rel="modulepreload" fetchpriority="low"', name)).join(''),
      styles: (page?.styles ?? []).map((name) => link('rel="stylesheet"', name)).join(''),
    };
  };

  function link(attributes: string, name: string): string {
    return `<link ${attributes} crossorigin href="${basePath}/${name}">`;
  }
}
