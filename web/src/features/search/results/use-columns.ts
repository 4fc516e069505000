import { useLayoutEffect, useState, type RefObject } from 'react';
import { textScale } from '../../../ui/browser/text-scale.ts';

/** Minimum widths of the list for two, three and four columns, in CSS pixels at the default text size. */
const columnWidths = [600, 900, 1180] as const;

const columnsIn = (width: number) => 1 + columnWidths.filter((minWidth) => width >= minWidth * textScale()).length;

/** The number of columns, updated when the width of the list changes. `atStart` is the initial number, from the previous visit. */
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
