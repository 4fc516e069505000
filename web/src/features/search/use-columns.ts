import { useLayoutEffect, useState, type RefObject } from 'react';

/** The widths of the list, in CSS pixels, from which it has two, three and four columns. */
const columnWidths = [600, 900, 1180] as const;

const columnsIn = (width: number) => 1 + columnWidths.filter((least) => width >= least).length;

/** The number of columns, updated as the list changes its width. `atStart` is the number of the last visit. */
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
