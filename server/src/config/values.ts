import * as z from 'zod';

/** The variables that are set. */
export type Given = { readonly [name: string]: string | undefined };

/** An integer in decimal digits. */
export const wholeNumber = (minimum: number, maximum: number) => {
  const error = `must be a whole number from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^\d{1,10}$/, error)
    .transform(Number)
    .pipe(z.number().min(minimum, error).max(maximum, error));
};

/** One of the given words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` });
}

export const flag = oneOf(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

/** A text that is not blank. */
export const text = z.string().refine((value) => value.trim() !== '', 'must not be blank');

export const webAddress = z.url({ protocol: /^https?$/, error: 'must be a URL that starts with http:// or https://' });

/** Words that are separated by blanks or commas. */
export const list = z.string().transform((value) => value.split(/[\s,]+/).filter(Boolean));
