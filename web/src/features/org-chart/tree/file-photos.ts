/** Photos of a file: more would make it too large, and the others get initials. */
const maxPhotos = 500;
const atOnce = 8;
/** Pixels of an edge: sharp when the picture is enlarged. */
const edge = 96;

/** Loads the photos of a file. Those that cannot be loaded are left out. */
export async function loadFilePhotos(addresses: readonly string[]): Promise<ReadonlyMap<string, HTMLImageElement>> {
  const waiting = [...new Set(addresses)].filter((address) => address !== '').slice(0, maxPhotos);
  const photos = new Map<string, HTMLImageElement>();
  const load = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const photo = new Image();
      photo.src = address;
      try {
        await photo.decode();
        photos.set(address, photo);
      } catch {
        // Initials are drawn instead.
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, load));
  return photos;
}

/** A photo as a data URL (RFC 2397), so that the file needs nothing else. */
export function photoAsData(photo: HTMLImageElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  canvas.getContext('2d')?.drawImage(photo, 0, 0, edge, edge);
  return canvas.toDataURL('image/jpeg', 0.85);
}
