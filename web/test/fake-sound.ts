import { vi } from 'vitest';

/** Replaces the playing of sound, which jsdom lacks. Returns the spy on `play`; call `vi.restoreAllMocks` afterwards. */
export function fakeSound() {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => {};
  return vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
}
