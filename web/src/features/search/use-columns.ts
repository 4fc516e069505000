import { useLayoutEffect, useState, type RefObject } from 'react';

/** From these widths of the list on, in CSS pixels, there is room for two, three and four cards side by side. */
const columnWidths = [600, 900, 1180] as const;

/** How many cards stand side by side, followed as the list changes its width. */
export function useColumns(list: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => setColumns(1 + columnWidths.filter((width) => element.clientWidth >= width).length);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return columns;
}
