import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InterfaceLanguage } from '@directory/contract';

/** The files that a page needs in addition to the entry of the web application, as written by its build (`web/page-files.ts`). */
interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly texts: Readonly<Partial<Record<string, readonly string[]>>>;
}

interface RouteFiles {
  /** Elements for the head. */
  readonly scripts: string;
  /** Elements for the end of the body. The page header is painted without waiting for them; the application waits for them. */
  readonly styles: string;
}

/**
 * Reads the build's list of the files that each page needs.
 * @returns a function that returns the elements for a path and a language; they are empty if there is no list
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
      // Low priority: style sheets, and the data and the photo that the page itself requests, are painted first.
      scripts: scripts.map((name) => link('rel="modulepreload" fetchpriority="low"', name)).join(''),
      styles: (page?.styles ?? []).map((name) => link('rel="stylesheet"', name)).join(''),
    };
  };

  function link(attributes: string, name: string): string {
    return `<link ${attributes} crossorigin href="${basePath}/${name}">`;
  }
}
