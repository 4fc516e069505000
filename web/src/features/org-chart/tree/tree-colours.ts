import { toneCount } from '../../../people/initials.ts';

/** The colours of a drawing, resolved so that a canvas and a file can use them. */
export interface TreeColours {
  surface: string;
  ground: string;
  line: string;
  lineStrong: string;
  ink: string;
  inkQuiet: string;
  accent: string;
  accentWash: string;
  /** Edge of the active card while the tree has no focus. */
  activeLine: string;
  font: string;
  /** Background and text of the initials, by tone. */
  tones: readonly { ground: string; ink: string }[];
}

/** Forced colours do not apply to a canvas, so it is drawn with system colours. */
export const forcedColours = '(forced-colors: active)';

interface ReadOptions {
  /** Always reads the light theme, for a file that other people open. */
  isLight?: boolean;
}

/** Resolves the colours on an element: system colours under forced colours, otherwise the tokens of the current theme. */
export function readTreeColours(element: HTMLElement, { isLight = false }: ReadOptions = {}): TreeColours {
  const probe = document.createElement('span');
  probe.hidden = true;
  // Without this, forced colours would turn every value into CanvasText.
  probe.style.setProperty('forced-color-adjust', 'none');
  if (isLight) probe.style.colorScheme = 'light';
  element.append(probe);
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const read = (colour: string) => {
    probe.style.color = colour;
    return asHex(pixel, getComputedStyle(probe).color);
  };
  const isForced = !isLight && window.matchMedia(forcedColours).matches;
  const colours = isForced ? systemColours(read) : tokenColours(read);
  probe.remove();
  return { ...colours, font: getComputedStyle(element).fontFamily };
}

type Read = (colour: string) => string;

function tokenColours(read: Read): Omit<TreeColours, 'font'> {
  const token = (name: string) => read(`var(--${name})`);
  return {
    surface: token('surface'),
    ground: token('ground'),
    line: token('line'),
    lineStrong: token('line-strong'),
    ink: token('ink'),
    inkQuiet: token('ink-quiet'),
    accent: token('accent'),
    accentWash: token('accent-wash'),
    activeLine: token('line'),
    // The same as in avatar.module.css.
    tones: Array.from({ length: toneCount }, (_, tone) => ({
      ground: read(`light-dark(oklch(0.9 0.05 ${10 + tone * 30}), oklch(0.37 0.055 ${10 + tone * 30}))`),
      ink: read(`light-dark(oklch(0.37 0.09 ${10 + tone * 30}), oklch(0.93 0.04 ${10 + tone * 30}))`),
    })),
  };
}

/** CSS Color 4, section 6.2. */
function systemColours(read: Read): Omit<TreeColours, 'font'> {
  const [canvas, text, link, highlight] = [read('Canvas'), read('CanvasText'), read('LinkText'), read('Highlight')];
  return {
    surface: canvas,
    ground: canvas,
    line: text,
    lineStrong: text,
    ink: text,
    inkQuiet: text,
    accent: link,
    accentWash: canvas,
    activeLine: highlight,
    tones: Array.from({ length: toneCount }, () => ({ ground: canvas, ink: text })),
  };
}

/** Converts to `#rrggbb`, because not every program that opens SVG files supports `oklch()` and `color()`. */
function asHex(pixel: OffscreenCanvasRenderingContext2D | null, colour: string): string {
  if (pixel === null) return colour;
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
