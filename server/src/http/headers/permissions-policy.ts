/** Browser features that the web application uses, and what for. Only its own pages may use them. */
const used = {
  'clipboard-write': 'copies an email address or a phone number',
  fullscreen: "shows the business card's QR code",
  'screen-wake-lock': "keeps the business card's QR code visible",
};

/**
 * Browser features that no page uses. Browsers ignore names that they do not know. Not listed are features that a sign-in at a provider on
 * the company's own network may need (`storage-access`, `local-network-access`), and those that only describe the browser.
 */
const denied = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'magnetometer',
  'media-playback-while-not-visible',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'speaker-selection',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The default `Permissions-Policy` header. Neither scripts in a page nor frames in it can use the denied features. */
export const permissionsPolicy = policyWith([]);

/**
 * The `Permissions-Policy` header of the web application's page, on which people record the pronunciation of their names, after the browser
 * has asked for permission, and play recordings. NOTE: without `media-playback-while-not-visible`, Chromium does not play audio that has no
 * element on the page.
 */
export const pagePermissionsPolicy = policyWith(['microphone', 'media-playback-while-not-visible']);

function policyWith(more: readonly string[]): string {
  return [
    ...[...Object.keys(used), ...more].map((feature) => `${feature}=(self)`),
    ...denied.filter((feature) => !more.includes(feature)).map((feature) => `${feature}=()`),
  ].join(', ');
}
