import { useState } from 'react';
import { storageKeys } from '../../../storage-keys.ts';

/** How results are shown: cards side by side, or one line for each person. */
export const densities = ['cards', 'compact'] as const;
export type Density = (typeof densities)[number];

/** The density that was chosen in this browser, and a function that stores another choice. */
export function useDensity(): [density: Density, choose: (density: Density) => void] {
  const [density, setDensity] = useState(readRemembered);
  return [
    density,
    (chosen) => {
      setDensity(chosen);
      try {
        localStorage.setItem(storageKeys.density, chosen);
      } catch {
        // Storage may be blocked. The choice then lasts until the page is left.
      }
    },
  ];
}

function readRemembered(): Density {
  try {
    const remembered = localStorage.getItem(storageKeys.density);
    return densities.find((density) => density === remembered) ?? 'cards';
  } catch {
    return 'cards';
  }
}
