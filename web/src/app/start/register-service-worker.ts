import { basePath } from '../../base-path.ts';

/** The part of the Trusted Types API that is used. TypeScript's DOM library does not declare it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

/** Delay after the page has loaded, in milliseconds, so that the registration slows nothing down. */
const pause = 5000;

/** Registers the service worker, which caches the application shell. Browsers that cannot register it work without. */
export function registerServiceWorker(): void {
  // Not available without HTTPS.
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
