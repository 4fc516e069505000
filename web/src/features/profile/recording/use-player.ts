import { useEffect, useRef, useState } from 'react';

export interface Player {
  readonly isPlaying: boolean;
  /** Why the sound was not played; undefined without a failure. */
  readonly failure: unknown;
  /** Plays the sound from its beginning, or stops it. */
  toggle(): void;
}

/** The browser cannot play the sound. */
export class PlayError extends Error {
  override readonly name = 'PlayError';
}

/** Plays a sound that is loaded when it is wanted. */
export function usePlayer(load: () => Promise<Blob>): Player {
  const [isPlaying, setIsPlaying] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const audio = useRef<HTMLAudioElement>(null);

  useEffect(() => () => stop(audio.current), []);

  async function play(element: HTMLAudioElement) {
    setFailure(undefined);
    setIsPlaying(true);
    try {
      const address = URL.createObjectURL(await load());
      element.addEventListener('emptied', () => URL.revokeObjectURL(address), { once: true });
      // Stopped or left while it was loaded.
      if (audio.current !== element) return URL.revokeObjectURL(address);
      element.src = address;
      await element.play();
    } catch (error) {
      if (audio.current !== element) return;
      audio.current = null;
      setIsPlaying(false);
      const name = error instanceof DOMException ? error.name : '';
      // Some browsers play nothing so long after a click. The sound is loaded now, so that the next click plays it at once.
      if (name !== 'NotAllowedError') setFailure(name === '' ? error : new PlayError());
    }
  }

  function toggle() {
    const playing = audio.current;
    audio.current = null;
    stop(playing);
    if (playing !== null) return setIsPlaying(false);
    // An element of its own for each time: what an earlier one reports late concerns nobody.
    const element = new Audio();
    audio.current = element;
    element.addEventListener('ended', () => {
      if (audio.current !== element) return;
      audio.current = null;
      setIsPlaying(false);
      stop(element);
    });
    void play(element);
  }

  return { isPlaying, failure, toggle };
}

function stop(element: HTMLAudioElement | null): void {
  if (element === null) return;
  element.pause();
  element.removeAttribute('src');
  // Forgets the sound, and says `emptied`.
  element.load();
}
