import { startTransition, useEffect, useState } from 'react';

/** False until the component has been painted for the first time: for parts that can be rendered later. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    // The browser paints at the end of a frame, so the first paint is complete when the next frame begins.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
