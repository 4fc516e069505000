import { basePath } from '../../base-path.ts';

/** The part of Trusted Types that is used; TypeScript's library does not have it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

/** Milliseconds after the page has loaded. Nobody should wait for it. */
const pause = 5000;

/** Has the browser keep the start of the application (`service-worker.ts`). A browser that cannot, or may not, works as before. */
export function registerServiceWorker(): void {
  // Without HTTPS there is none.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = () => {
    const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('service-worker', {
      createScriptURL: (address) => address,
    });
    const address = `${basePath}/service-worker.js`;
    void navigator.serviceWorker
      .register(policy?.createScriptURL(address) ?? address, { scope: `${basePath}/`, updateViaCache: 'none' })
      .catch(() => {});
  };
  const wait = () => setTimeout(register, pause);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
