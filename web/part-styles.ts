import type { Plugin } from 'vite';

/** What is replaced in the code with which Vite loads a part of the application: each pattern must match. */
const corrections: readonly (readonly [RegExp, string])[] = [
  // In the head, a style sheet would come before those at the end of the page (`paint-early.ts`), and be overridden by the controls that it adjusts.
  [/document\.head\.appendChild\(link\)/, 'document.body.appendChild(link)'],
  // Vite takes a style sheet for loaded if it has requested it, or if its link is in the page, even if the request failed. A form that is
  // opened again after a lost connection would be shown without its styles.
  [/seen\[href\] = void 0;(?=\s*throw err)/, 'delete seen[href];'],
  [/(?<=e\.type === "error"\) )rej\(/, 'link.remove(), rej('],
];

/** Corrects how the style sheets of the parts that are loaded later are added to the page. */
export function partStyles(): Plugin {
  return {
    name: 'part-styles',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        const missing = corrections.filter(([pattern]) => !pattern.test(code));
        if (missing.length > 0) this.error(`Vite loads parts in another way: there is no ${missing.join(', no ')}`);
        const corrected = corrections.reduce((before, [pattern, text]) => before.replace(pattern, text), code);
        return { code: corrected, map: null };
      },
    },
  };
}
