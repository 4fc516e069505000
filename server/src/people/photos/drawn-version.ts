/** The look of a drawn portrait; `any` if nothing is known about the person. */
const portraitLooks = ['any', 'woman', 'man'] as const;
export type PortraitLook = (typeof portraitLooks)[number];

const versionOfLook = { any: 'drawn', woman: 'drawn-woman', man: 'drawn-man' } as const;
const lookOfVersion = new Map<string, PortraitLook>(portraitLooks.map((look) => [versionOfLook[look], look]));

/** The photo versions that mean a drawn portrait, as the demo group has them. */
export const drawnVersions: readonly string[] = [...lookOfVersion.keys()];

/** The photo version of a drawn portrait. */
export function drawnVersion(look: PortraitLook): string {
  return versionOfLook[look];
}

/** The look that a photo version stands for; undefined for the version of a real photo. */
export function drawnLook(version: string): PortraitLook | undefined {
  return lookOfVersion.get(version);
}

/**
 * Parses the value of a photo column that requests a drawn portrait: `drawn`, `drawn woman` or `drawn man`. Undefined for any other value.
 */
export function readDrawn(value: string): PortraitLook | undefined {
  return drawnLook(value.replace(' ', '-'));
}
