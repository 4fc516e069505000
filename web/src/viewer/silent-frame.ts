/** A provider with a session answers at once. A provider that shows a page instead never answers. */
const patience = 6000;

/** True inside the hidden frame of `askSilently`, where nothing is to be started. */
export function isSilentFrame(): boolean {
  return window.parent !== window;
}

/** Inside the frame: hands the address that the provider came back with to the page around it. */
export function reportToPage(): void {
  window.parent.postMessage({ kind: 'silent-answer', address: window.location.href }, window.location.origin);
}

/**
 * Sends a hidden frame to the provider with `prompt=none` (OpenID Connect Core 1.0, section 3.1.2.1) and answers the
 * address that it comes back with. It works where the browser lets the provider see its cookies in a frame.
 * @throws Error when no answer comes in time
 */
export async function askSilently(address: string): Promise<string> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = '';
  try {
    return await new Promise((resolve, reject) => {
      const listener = ({ origin, source, data }: MessageEvent<{ kind?: unknown; address?: unknown } | null>) => {
        if (origin !== window.location.origin || source !== frame.contentWindow) return;
        if (data?.kind !== 'silent-answer' || typeof data.address !== 'string') return;
        stop();
        resolve(data.address);
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error('the provider did not answer in the background'));
      }, patience);
      const stop = () => {
        clearTimeout(timer);
        window.removeEventListener('message', listener);
      };
      window.addEventListener('message', listener);
      frame.src = address;
      document.body.append(frame);
    });
  } finally {
    frame.remove();
  }
}
