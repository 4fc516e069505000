import { useLayoutEffect, useState, type RefObject } from 'react';

/** From these widths of the list on, in CSS pixels, there is room for two, three and four cards side by side. */
const columnWidths = [600, 900, 1180] as const;

const columnsIn = (width: number) => 1 + columnWidths.filter((least) => width >= least).length;

/** How many cards stand side by side, followed as the list changes its width. `atStart` is what they were the last time. */
export function useColumns(list: RefObject<HTMLElement | null>, atStart: number): number {
  const [columns, setColumns] = useState(atStart);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => setColumns(columnsIn(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return columns;
}
