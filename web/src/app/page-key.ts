import { useLocation } from '../navigation/navigation.tsx';
import { loginFromQuery } from '../people/profile-address.ts';

/** A key that changes when the user moves to another page. Each profile is a separate page; other pages keep their key whatever the query string. */
export function usePageKey(): string {
  const { pathname, search } = useLocation();
  const path = pathname.toLowerCase();
  return path === '/profile' ? `${path}?${loginFromQuery(search).toLowerCase()}` : path;
}
