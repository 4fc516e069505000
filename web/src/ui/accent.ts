/** sRGB components, 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const minContrast = 4.5;

// The surface colours in tokens.css on which the accent has the lowest contrast.
const hardestLightSurface: Colour = [0xee, 0xec, 0xe8];
const hardestDarkSurface: Colour = [0x24, 0x2a, 0x2c];
const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];
const darkInk: Colour = [0x0d, 0x11, 0x12];

export interface Accent {
  /** CSS colours `#rrggbb`. */
  readonly inLight: string;
  readonly onAccentInLight: string;
  readonly inDark: string;
  readonly onAccentInDark: string;
}

/**
 * The brand's colour in each theme: the colour itself if it is readable, otherwise its nearest readable shade, so that no configured
 * colour makes a page unreadable.
 * @param colour `#rrggbb`
 */
export function accentFrom(colour: string): Accent {
  const brand = parse(colour);
  const inLight = shadeUntil(brand, black, (shade) => contrast(shade, hardestLightSurface) >= minContrast);
  const inDark = shadeUntil(brand, white, (shade) => contrast(shade, hardestDarkSurface) >= minContrast);
  return {
    inLight: write(inLight),
    onAccentInLight: write(readableOn(inLight)),
    inDark: write(inDark),
    onAccentInDark: write(readableOn(inDark)),
  };
}

/** Sets the accent colours through the style object, because inline styles in the markup would need a weaker Content Security Policy. */
export function applyAccent(colour: string, root: HTMLElement = document.documentElement): void {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return;
  const accent = accentFrom(colour);
  root.style.setProperty('--accent-in-light', accent.inLight);
  root.style.setProperty('--on-accent-in-light', accent.onAccentInLight);
  root.style.setProperty('--accent-in-dark', accent.inDark);
  root.style.setProperty('--on-accent-in-dark', accent.onAccentInDark);
}

function readableOn(colour: Colour): Colour {
  return contrast(white, colour) >= contrast(darkInk, colour) ? white : darkInk;
}

function shadeUntil(colour: Colour, towards: Colour, isEnough: (shade: Colour) => boolean): Colour {
  for (let step = 0; step <= 50; step += 1) {
    const shade = mix(colour, towards, step / 50);
    if (isEnough(shade)) return shade;
  }
  return towards;
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const at = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [at(0), at(1), at(2)];
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Colour, other: Colour): number {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** A component of sRGB without its gamma, 0 to 1. */
function linear(component: number): number {
  const share = component / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Components of `#rrggbb`. */
export function parse(colour: string): Colour {
  const component = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [component(1), component(3), component(5)];
}

function write(colour: Colour): string {
  return `#${colour.map((component) => component.toString(16).padStart(2, '0')).join('')}`;
}
