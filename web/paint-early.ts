import type { Plugin } from 'vite';

/**
 * Moves the style sheets of the application to the end of the page. A browser then paints the header of `index.html` as soon as it has parsed
 * it, and still waits for the style sheets before it runs the application (HTML, "a style sheet that is blocking scripts"). Scripts come after
 * them and after the requests of the page itself, because on a slow network they would use most of the bandwidth.
 */
export function paintEarly(): Plugin {
  return {
    name: 'paint-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        const sheets: string[] = [];
        const rest = page.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, (sheet) => {
          sheets.push(sheet);
          return '';
        });
        if (sheets.length === 0) this.error('The page has no style sheet.');
        return rest
          .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
          .replace('</body>', () => `${sheets.join('')}</body>`);
      },
    },
  };
}
