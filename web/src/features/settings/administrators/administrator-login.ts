/**
 * Completes a bare group ID with the company's domain: `ab1234` gives `AB1234@group.example`. Text with an `@` is
 * returned unchanged.
 */
export function administratorLogin(typed: string, companyDomain: string): string {
  const text = typed.trim();
  if (text === '' || text.includes('@') || companyDomain === '') return text;
  return `${text.toUpperCase()}@${companyDomain}`;
}
