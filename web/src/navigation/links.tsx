import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useRouter } from './navigation.tsx';
import { isBelow, isOutside, isSamePath, parseAddress, writeAddress } from './route-location.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the application with query and fragment, or any other URL, such as `mailto:`. */
  to: string;
  /** State passed to the page (`useLocation().state`). */
  state?: unknown;
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
  /** Reloads the application. */
  reloadDocument?: boolean;
}

/** A link. The browser follows it itself if it is opened elsewhere: with a target, a modifier key or another mouse button. */
export function Link({
  to,
  state,
  replace,
  preventScrollReset,
  reloadDocument = false,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const router = useRouter();
  const isForBrowser = isOutside(to) || reloadDocument || (rest.target ?? '_self') !== '_self';
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isForBrowser || event.defaultPrevented || event.button !== 0 || isModified(event)) return;
    event.preventDefault();
    const { location } = router.state;
    const isHere = writeAddress(parseAddress(to, location.pathname)) === writeAddress(location);
    void router.navigate(to, { replace: replace ?? isHere, state, preventScrollReset });
  };
  return (
    <a {...rest} href={isOutside(to) ? to : router.hrefOf(to)} onClick={follow}>
      {children}
    </a>
  );
}

function isModified({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}

/** A link that is marked as current while its page is shown. With `end`, not for pages below it. */
export function NavLink({ to, end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const own = parseAddress(to, pathname).pathname;
  const isCurrent = end ? isSamePath(pathname, own) : isBelow(pathname, own);
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
