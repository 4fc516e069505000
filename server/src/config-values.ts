import * as z from 'zod';

/** An integer in decimal digits, as the environment has it. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least).max(most));
