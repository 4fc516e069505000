/** The tokens that a drawing needs, resolved to colours that a canvas and a file understand. */
export interface TreeColours {
  surface: string;
  ground: string;
  line: string;
  lineStrong: string;
  ink: string;
  inkQuiet: string;
  accent: string;
  accentWash: string;
  font: string;
  /** Ground and ink of the picture, by tone. */
  tones: readonly { ground: string; ink: string }[];
}

const toneCount = 12;

/** Reads the tokens as they are on this element: in the reader's theme, or in light whatever it is. */
export function readTreeColours(element: HTMLElement, isLight = false): TreeColours {
  const probe = document.createElement('span');
  probe.hidden = true;
  if (isLight) probe.style.colorScheme = 'light';
  element.append(probe);
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const read = (colour: string) => {
    probe.style.color = colour;
    return asHex(pixel, getComputedStyle(probe).color);
  };
  const token = (name: string) => read(`var(--${name})`);
  const colours: TreeColours = {
    surface: token('surface'),
    ground: token('ground'),
    line: token('line'),
    lineStrong: token('line-strong'),
    ink: token('ink'),
    inkQuiet: token('ink-quiet'),
    accent: token('accent'),
    accentWash: token('accent-wash'),
    font: getComputedStyle(element).fontFamily,
    // As the pictures of people look anywhere else (avatar.module.css).
    tones: Array.from({ length: toneCount }, (_, tone) => ({
      ground: read(`light-dark(oklch(0.9 0.05 ${10 + tone * 30}), oklch(0.37 0.055 ${10 + tone * 30}))`),
      ink: read(`light-dark(oklch(0.37 0.09 ${10 + tone * 30}), oklch(0.93 0.04 ${10 + tone * 30}))`),
    })),
  };
  probe.remove();
  return colours;
}

/** `#rrggbb`, which every program reads that opens a drawing; `oklch()` and `color()` not all of them do. */
function asHex(pixel: OffscreenCanvasRenderingContext2D | null, colour: string): string {
  if (pixel === null) return colour;
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
