/** Features of the browser that the web application uses, on its own pages only. */
const used = {
  'clipboard-write': 'copies an email address or a phone number',
  fullscreen: "shows the business card's QR code",
  'screen-wake-lock': "keeps the business card's QR code visible",
};

/**
 * Features that no page uses. A browser ignores a name that it does not know. Not listed: what a sign-in at a provider on the company's
 * own network may need (`storage-access`, `local-network-access`), and what only describes the browser.
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

/** The header `Permissions-Policy`: scripts in a page, and frames in it, cannot use what is not listed here as used. */
export const permissionsPolicy = policyWith([]);

/**
 * Of the web application's page: people record how their names are said, for which the browser asks them, and listen to others. NOTE: without the second
 * feature, Chromium never plays a sound that has no element on the page.
 */
export const pagePermissionsPolicy = policyWith(['microphone', 'media-playback-while-not-visible']);

function policyWith(more: readonly string[]): string {
  return [
    ...[...Object.keys(used), ...more].map((feature) => `${feature}=(self)`),
    ...denied.filter((feature) => !more.includes(feature)).map((feature) => `${feature}=()`),
  ].join(', ');
}
