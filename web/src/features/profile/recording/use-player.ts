import { useEffect, useRef, useState } from 'react';

export interface Player {
  readonly isPlaying: boolean;
  /** Why the sound could not be played; undefined without a failure. */
  readonly failure: unknown;
  /** Plays the sound from its beginning, or stops it. */
  toggle(): void;
}

/** The browser cannot play the sound. */
export class PlayError extends Error {
  override readonly name = 'PlayError';
}

/** Plays a sound that is loaded on demand. */
export function usePlayer(load: () => Promise<Blob>): Player {
  const [isPlaying, setIsPlaying] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const audio = useRef<HTMLAudioElement>(null);

  useEffect(
    () => () => {
      stop(audio.current);
      audio.current = null;
    },
    [],
  );

  async function play(element: HTMLAudioElement) {
    setFailure(undefined);
    setIsPlaying(true);
    try {
      const address = URL.createObjectURL(await load());
      element.addEventListener('emptied', () => URL.revokeObjectURL(address), { once: true });
      // Stopped or unmounted while the sound was loading.
      if (audio.current !== element) return URL.revokeObjectURL(address);
      element.src = address;
      await element.play();
    } catch (error) {
      if (audio.current !== element) return;
      audio.current = null;
      setIsPlaying(false);
      const name = error instanceof DOMException ? error.name : '';
      // Some browsers refuse to play so long after the click. The sound is loaded now, so the next click plays it immediately.
      if (name !== 'NotAllowedError') setFailure(name === '' ? error : new PlayError());
    }
  }

  function toggle() {
    const playing = audio.current;
    audio.current = null;
    stop(playing);
    if (playing !== null) return setIsPlaying(false);
    // A new element each time, so that late events of an earlier one are ignored.
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
  // Releases the sound, and fires `emptied`.
  element.load();
}
