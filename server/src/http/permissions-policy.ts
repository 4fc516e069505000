/** Features of the browser that the web application uses, on its own pages only. */
const used = {
  'clipboard-write': 'copies an email address or a phone number',
  fullscreen: "shows the business card's QR code",
  'screen-wake-lock': "keeps the business card's QR code visible",
};

/** Features that no page uses. A browser ignores a name that it does not know. */
const denied = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The header `Permissions-Policy`: scripts in a page, and frames in it, cannot use what is not listed here as used. */
export const permissionsPolicy = [
  ...Object.keys(used).map((feature) => `${feature}=(self)`),
  ...denied.map((feature) => `${feature}=()`),
].join(', ');
