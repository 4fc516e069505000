/** The part of Trusted Types that is used; TypeScript's library does not have it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML: (text: string) => string };
}

/** The only policy that the content security policy allows. Browsers without Trusted Types take the text as it is. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('card-preview', {
  createHTML: (page) => page,
});

/**
 * Marks a page that the server has rendered as markup, for a frame whose sandbox runs no scripts.
 *
 * NOTE: React turns the value of `srcDoc` into a string, which the browser then rejects. Set the property.
 */
export function trustedPage(page: string): string {
  return policy?.createHTML(page) ?? page;
}
