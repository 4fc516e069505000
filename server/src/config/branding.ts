import * as z from 'zod';
import { text, webAddress } from './values.ts';

/** Variables of the company's name, logo and links. */
export const brandingVariables = {
  BRAND_NAME: text.max(60, 'must have at most 60 characters').default('Directory'),
  /** Path of an SVG or PNG file that is shown as the logo. */
  BRAND_LOGO: text.optional(),
  BRAND_ACCENT: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0b6e6e')
    .optional(),
  /** `Name=https://…` pairs shown in the footer, separated by commas. */
  SOCIAL_LINKS: z
    .string()
    .regex(
      /^$|^[^=,]+=https:\/\/[^,\s]+(?:,[^=,]+=https:\/\/[^,\s]+)*$/,
      'must be Name=https://address pairs, separated by commas',
    )
    .transform((value) =>
      value
        .split(',')
        .filter(Boolean)
        .map((pair) => ({ name: pair.slice(0, pair.indexOf('=')).trim(), address: pair.slice(pair.indexOf('=') + 1) })),
    )
    .default([]),
  /** The information notice linked from the business card's information statement. */
  INFORMATION_NOTICE_URL: webAddress.optional(),
};
