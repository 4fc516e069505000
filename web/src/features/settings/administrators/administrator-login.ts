/**
 * The login that somebody means: a bare group ID is completed by the company's domain. `ab1234` gives `AB1234@group.example`;
 * what has an `@` in it stays as it is.
 */
export function administratorLogin(typed: string, companyDomain: string): string {
  const text = typed.trim();
  if (text === '' || text.includes('@') || companyDomain === '') return text;
  return `${text.toUpperCase()}@${companyDomain}`;
}
