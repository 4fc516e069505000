import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';

const IsPainted = createContext(true);

/** Delays the `WhenPainted` parts of its children until the rest has been painted for the first time. */
export function PaintFirst({ children }: { children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    // The browser paints at the end of a frame, so the first paint is complete when the next frame begins.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <IsPainted value={isPainted}>{children}</IsPainted>;
}

/** A part that can be rendered later. Only these parts render then, not what has already been painted. */
export function WhenPainted({ children, before = null }: { children: ReactNode; before?: ReactNode }) {
  return use(IsPainted) ? children : before;
}
