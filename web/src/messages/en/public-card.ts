/** The viewer's own online business card. The key of a field's label is the name of the field. */
export const publicCard = {
  card: 'Online business card',
  activate: 'Activate my online business card',
  since: 'Active since {{date}}.',
  offHint: 'If you turn it off, this QR code stops working permanently. Turning it on again creates a new one.',
  showCode: 'Show the QR code of my business card',
  showPhoto: 'Show my photo instead of the QR code',
  code: 'QR code of my business card',
  visit: 'View my card as others see it',
  change: 'Choose what’s on my card',
  save: 'Save',
  accept: 'Accept',
  decline: 'Decline',

  choice: 'What’s on my card',
  choiceHint: 'Your name is always shown. Empty fields are left out.',
  photo: 'Photo',
  namePronunciation: 'Name pronunciation',
  pronouns: 'Pronouns',
  title: 'Job title',
  organization: 'Company',
  email: 'Email',
  primaryPhone: 'Phone',
  mobilePhone: 'Mobile',
  C_facsimileTelephoneNumber: 'Fax',
  streetAddress: 'Street',
  zipCode: 'Postal code',
  city: 'City and country',
  linkedInURI: 'LinkedIn profile',

  preview: 'Preview',
  previewHint: 'This is what people see when they scan your code.',

  fullScreen: 'Full screen',
  downloadSvg: 'Download QR code as SVG (for printing)',
  downloadPng: 'Download QR code as PNG (image)',
  pngFailed: 'The image couldn’t be created. Download the SVG instead.',
  print: 'Print as a badge',
  scan: 'Scan to save my contact details',
  turnOffHeading: 'Turn off your business card?',
  turnOffText:
    'Your card’s page is taken offline, and codes that you have printed or shared stop working permanently. If you turn the card on again, it gets a new code.',
  turnOff: 'Turn off',
} as const;

// The loader expects an export with the name of the file.
export { publicCard as 'public-card' };
