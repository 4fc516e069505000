/** How long to wait for the provider, in milliseconds. With a session it responds immediately; if it shows a page it never does. */
const answerTimeout = 6000;

/** True inside the hidden frame of `askSilently`, where the application must not start. */
export function isSilentFrame(): boolean {
  return window.parent !== window;
}

/** Inside the frame, sends the address that the provider redirected to to the parent page. */
export function reportToPage(): void {
  window.parent.postMessage({ kind: 'silent-answer', address: window.location.href }, window.location.origin);
}

/**
 * Opens the provider in a hidden frame with `prompt=none` (OpenID Connect Core 1.0, section 3.1.2.1), and returns the address that it
 * redirects to. This only works if the browser lets the provider use its cookies in a frame.
 * @throws Error if there is no response in time
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
      }, answerTimeout);
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
