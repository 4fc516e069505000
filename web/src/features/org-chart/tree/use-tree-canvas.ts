import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { onThemeChange } from '../../../ui/theme.ts';
import type { BranchRow } from '../branch/branch-rows.ts';
import { drawTree, type TreeViewport } from './draw-tree.ts';
import { forcedColours, readTreeColours, type TreeColours } from './tree-colours.ts';
import type { TreeLayout } from './tree-layout.ts';
import { fitViewport, resizeViewport, scrollToCard } from './tree-viewport.ts';
import { loadTreePhotos, type TreePhotos } from './tree-photos.ts';
import type { TreeCardWords } from './tree-words.ts';

/** Minimum initial scale, so that texts are readable. On a narrow screen it is 1, so that one card fills the width. */
const minScaleAtFirst = 0.8;
const narrow = 600;

/** Height of the panel with the active row at the bottom, which covers the drawing, in CSS pixels. */
const coveredHeight = 168;

interface TreeCanvas {
  canvas: RefObject<HTMLCanvasElement | null>;
  frame: RefObject<HTMLElement | null>;
  layout: TreeLayout;
  words: (row: BranchRow) => TreeCardWords;
  activeKey: string | undefined;
}

/** Controls the visible part of the tree. Its state is outside of React, so that panning draws without rendering. */
export interface ViewportControl {
  current(): TreeViewport;
  size(): { width: number; height: number };
  /** The scale at which the complete tree is visible. */
  minScale(): number;
  change(change: (now: TreeViewport) => TreeViewport): void;
  /** Scrolls the card of a row into view. */
  show(key: string): void;
}

/** Draws a layout on a canvas that fills its container, at most once per animation frame. */
export function useTreeCanvas({ canvas, frame, layout, words, activeKey }: TreeCanvas): ViewportControl {
  const viewport = useRef<TreeViewport>(undefined);
  const size = useRef({ width: 0, height: 0 });
  const colours = useRef<TreeColours>(undefined);
  const shown = useRef({ layout, words, activeKey });
  const request = useRef(0);
  const photos = useRef<TreePhotos>(undefined);

  const draw = useCallback(() => {
    if (request.current !== 0) return;
    request.current = requestAnimationFrame(() => {
      request.current = 0;
      const element = canvas.current;
      const around = frame.current;
      const context = element?.getContext('2d');
      if (element === null || !context || around === null || viewport.current === undefined) return;
      colours.current ??= readTreeColours(around);
      const density = window.devicePixelRatio;
      const { width, height } = size.current;
      const [wide, high] = [Math.round(width * density), Math.round(height * density)];
      if (element.width !== wide || element.height !== high) [element.width, element.height] = [wide, high];
      context.setTransform(density, 0, 0, density, 0, 0);
      const hasFocus = document.activeElement === around;
      drawTree(context, size.current, {
        ...shown.current,
        viewport: viewport.current,
        colours: colours.current,
        hasFocus,
        photoAt: (url) => photos.current?.at(url),
      });
    });
    // The refs never change.
    // oxlint-disable-next-line react/preserve-manual-memoization
  }, [canvas, frame]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { layout, words, activeKey };
    if (viewport.current !== undefined && before.layout !== layout) {
      // The row that was expanded or collapsed keeps its position on the screen.
      const cardOf = (all: TreeLayout) => all.cards.find(({ row }) => row.key === activeKey);
      const [was, is] = [cardOf(before.layout), cardOf(layout)];
      if (was && is)
        viewport.current = {
          ...viewport.current,
          x: viewport.current.x + is.x - was.x,
          y: viewport.current.y + is.y - was.y,
        };
    }
    draw();
  }, [layout, words, activeKey, draw]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => {
      const before = size.current;
      size.current = { width: element.clientWidth, height: element.clientHeight };
      if (viewport.current !== undefined) viewport.current = resizeViewport(viewport.current, before, size.current);
      else if (size.current.width > 0)
        viewport.current = fitViewport(
          shown.current.layout,
          size.current,
          size.current.width < narrow ? 1 : minScaleAtFirst,
        );
      draw();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('focus', draw);
    element.addEventListener('blur', draw);
    return () => {
      observer.disconnect();
      element.removeEventListener('focus', draw);
      element.removeEventListener('blur', draw);
      cancelAnimationFrame(request.current);
      request.current = 0;
    };
  }, [frame, draw]);

  useEffect(() => {
    const loading = loadTreePhotos(draw);
    photos.current = loading;
    draw();
    return loading.close;
  }, [draw]);

  useEffect(() => {
    const themes = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', forcedColours].map((media) =>
      window.matchMedia(media),
    );
    const updateColours = () => {
      colours.current = undefined;
      draw();
    };
    for (const theme of themes) theme.addEventListener('change', updateColours);
    const endThemeChange = onThemeChange(updateColours);
    return () => {
      endThemeChange();
      for (const theme of themes) theme.removeEventListener('change', updateColours);
    };
  }, [draw]);

  return useMemo(() => {
    const nowhere: TreeViewport = { x: 0, y: 0, scale: 1 };
    const control: ViewportControl = {
      current: () => viewport.current ?? nowhere,
      size: () => size.current,
      minScale: () => fitViewport(shown.current.layout, size.current).scale,
      change: (change) => {
        viewport.current = change(control.current());
        draw();
      },
      show: (key) => {
        const card = shown.current.layout.cards.find(({ row }) => row.key === key);
        if (card === undefined) return;
        const { width, height } = size.current;
        control.change((now) => scrollToCard(now, { width, height: height - coveredHeight }, card));
      },
    };
    return control;
  }, [draw]);
}
