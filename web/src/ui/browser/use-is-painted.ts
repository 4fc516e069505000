import { startTransition, useEffect, useState } from 'react';

/** False until the component has been painted for the first time: for parts that nobody misses in that moment. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    // The browser paints at the end of a frame, so that the first paint is over when the next frame begins.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
