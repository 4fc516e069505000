import { useEffect, useEffectEvent, type RefObject } from 'react';
import { zoomViewport } from './tree-viewport.ts';
import type { ViewportControl } from './use-tree-canvas.ts';

interface Point {
  x: number;
  y: number;
}

/** A press that moves less than this many CSS pixels is a click. */
const pressSlack = 5;
const doublePress = 350;
/** Two presses farther apart than this many CSS pixels are not a double press. */
const doubleSlack = 24;

/**
 * Pans by dragging with the mouse. Zooms by the wheel with Ctrl or ⌘, which is also what browsers report for a pinch on a touchpad. On a touch
 * screen two fingers pan and zoom. The wheel alone and one finger scroll the page. Calls `onPress` for clicks.
 */
export function useTreePointer(
  frame: RefObject<HTMLElement | null>,
  viewport: ViewportControl,
  onPress: (point: Point, isDouble: boolean) => void,
): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const pointers = new Map<number, Point>();
    let moved = 0;
    let isTap = false;
    let lastPress: { time: number; inWindow: Point; point: Point } | undefined;
    const pointOf = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, pointOf(event));
      if (pointers.size === 1) moved = 0;
      isTap = false;
      element.setPointerCapture(event.pointerId);
    };
    const onMove = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (before === undefined) return;
      const now = pointOf(event);
      const other = [...pointers].find(([pointer]) => pointer !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      moved += Math.hypot(now.x - before.x, now.y - before.y);
      if (moved < pressSlack) return;
      if (other === undefined) {
        if (event.pointerType === 'touch') return;
        viewport.change((at) => ({
          ...at,
          x: at.x - (now.x - before.x) / at.scale,
          y: at.y - (now.y - before.y) / at.scale,
        }));
      } else {
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        // The midpoint between the fingers moves half as far as one finger.
        const [panX, panY] = [(now.x - before.x) / 2, (now.y - before.y) / 2];
        viewport.change((at) => {
          const panned = { ...at, x: at.x - panX / at.scale, y: at.y - panY / at.scale };
          const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
          return zoomViewport(panned, factor, between, viewport.minScale());
        });
      }
    };
    const onUp = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId) || moved >= pressSlack || event.type === 'pointercancel') return;
      isTap = event.pointerType === 'touch';
      const [time, inWindow, point] = [event.timeStamp, { x: event.clientX, y: event.clientY }, pointOf(event)];
      if (
        lastPress !== undefined &&
        time - lastPress.time < doublePress &&
        distance(inWindow, lastPress.inWindow) < doubleSlack
      ) {
        // Selecting may have scrolled the page, so that another person is under the finger by now.
        const first = lastPress.point;
        lastPress = undefined;
        press(first, true);
      } else {
        lastPress = { time, inWindow, point };
        press(point, false);
      }
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      // Some wheels report lines (deltaMode 1) instead of pixels.
      const amount = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      viewport.change((at) => zoomViewport(at, Math.exp(-amount / 400), pointOf(event), viewport.minScale()));
    };
    // Otherwise the browser interprets two fingers as page scrolling, and cancels their pointers.
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    // Otherwise the browser also clicks what is under the finger by then: the card of the selected person may have appeared there.
    const onTouchEnd = (event: TouchEvent) => {
      if (!isTap || !event.cancelable) return;
      event.preventDefault();
      // As the prevented click would have done: it closes the on-screen keyboard of a search box.
      element.focus({ preventScroll: true });
    };
    element.addEventListener('touchstart', onTouch, { passive: false });
    element.addEventListener('touchmove', onTouch, { passive: false });
    element.addEventListener('touchend', onTouchEnd, { passive: false });
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', onTouch);
      element.removeEventListener('touchmove', onTouch);
      element.removeEventListener('touchend', onTouchEnd);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('wheel', onWheel);
    };
  }, [frame, viewport]);
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
