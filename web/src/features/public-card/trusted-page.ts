/** The part of the Trusted Types API that is used. TypeScript's DOM library does not declare it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML: (text: string) => string };
}

/** The only policy name that the Content Security Policy allows. Browsers without Trusted Types accept the plain string. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('card-preview', {
  createHTML: (page) => page,
});

/**
 * Marks a page that the server has rendered as markup, for a frame whose sandbox runs no scripts.
 *
 * NOTE: React converts the value of `srcDoc` to a string, which the browser then rejects. Set the DOM property instead.
 */
export function trustedPage(page: string): string {
  return policy?.createHTML(page) ?? page;
}
