import { useLocation } from '../navigation/navigation.tsx';
import { loginFromQuery } from '../people/profile-address.ts';

/** Tells one page from another: each profile is a page of its own, and the others stay the same while their query string changes. */
export function usePageKey(): string {
  const { pathname, search } = useLocation();
  const path = pathname.toLowerCase();
  return path === '/profile' ? `${path}?${loginFromQuery(search).toLowerCase()}` : path;
}
