/** Maximum number of photos in memory: more than fit into a window at a scale at which photos are drawn. */
const maxPhotos = 400;

/** Photos of a drawing, loaded when they are first requested. */
export interface TreePhotos {
  /** The photo at a URL; undefined until it has loaded, and if it cannot be loaded. */
  at: (url: string) => HTMLImageElement | undefined;
  /** Cancels all loading. */
  close: () => void;
}

/** Creates the cache of photos. `onLoad` is called after each photo has loaded. */
export function loadTreePhotos(onLoad: () => void): TreePhotos {
  const photos = new Map<string, HTMLImageElement>();
  return {
    at: (url) => {
      const known = photos.get(url);
      if (known !== undefined) return known.complete && known.naturalWidth > 0 ? known : undefined;
      const [oldest] = photos.keys();
      if (photos.size >= maxPhotos && oldest !== undefined) photos.delete(oldest);
      const photo = new Image();
      photo.decoding = 'async';
      photo.addEventListener('load', onLoad);
      photo.src = url;
      photos.set(url, photo);
      return undefined;
    },
    close: () => {
      for (const photo of photos.values()) {
        photo.removeEventListener('load', onLoad);
        photo.src = '';
      }
      photos.clear();
    },
  };
}
