/** Maximum number of photos in a file, to limit its size. Further people are shown with initials. */
const maxPhotos = 500;
const concurrency = 8;
/** Edge length of a photo in pixels, so that it is sharp when the picture is enlarged. */
const edge = 96;

/** Loads the photos for a file. Those that cannot be loaded are omitted. */
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
        // Initials are drawn instead of this photo.
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, load));
  return photos;
}

/** Converts a photo to a data URL (RFC 2397), so that the file is self-contained. */
export function photoAsData(photo: HTMLImageElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  canvas.getContext('2d')?.drawImage(photo, 0, 0, edge, edge);
  return canvas.toDataURL('image/jpeg', 0.85);
}
