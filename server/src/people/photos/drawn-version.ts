/** Whom a portrait is to look like; `any`: nothing is known. */
const portraitLooks = ['any', 'woman', 'man'] as const;
export type PortraitLook = (typeof portraitLooks)[number];

const versionOfLook = { any: 'drawn', woman: 'drawn-woman', man: 'drawn-man' } as const;
const lookOfVersion = new Map<string, PortraitLook>(portraitLooks.map((look) => [versionOfLook[look], look]));

/** The photo versions of people whose portrait is drawn: those of the demo group. */
export const drawnVersions: readonly string[] = [...lookOfVersion.keys()];

/** The photo version of a drawn portrait. */
export function drawnVersion(look: PortraitLook): string {
  return versionOfLook[look];
}

/** The look of a drawn portrait; undefined for the version of a photo. */
export function drawnLook(version: string): PortraitLook | undefined {
  return lookOfVersion.get(version);
}

/** Reads the value of a photo column that asks for a drawn portrait: `drawn`, `drawn woman` or `drawn man`. Undefined for any other value. */
export function readDrawn(value: string): PortraitLook | undefined {
  return drawnLook(value.replace(' ', '-'));
}
