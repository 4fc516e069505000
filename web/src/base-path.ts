/** The path under which the directory is served, such as `/directory`; empty at the root. The server writes it into the page. */
export const basePath: string = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '';

/** The address of the directory in the browser, without a trailing slash. */
export function siteAddress(): string {
  return window.location.origin + basePath;
}
