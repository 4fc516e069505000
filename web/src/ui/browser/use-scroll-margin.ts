import { useLayoutEffect, useState, type RefObject } from 'react';

/** The distance of a list from the top of the page. The height of the content above the list depends on the window and the filters. */
export function useScrollMargin(list: RefObject<HTMLElement | null>): number {
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setScrollMargin(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return scrollMargin;
}
