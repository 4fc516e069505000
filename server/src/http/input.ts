import type { Endpoint, FieldError } from '@directory/contract';
import { fieldErrorCodes } from '@directory/contract';
import type * as z from 'zod';
import { Refusal } from './refusal.ts';

type Part = 'params' | 'query' | 'body';

/**
 * Parses one part of a request by its schema.
 * @throws Refusal `request.invalid` that names each faulty field; the value itself is never repeated
 */
export function parseInput(endpoint: Endpoint, part: Part, value: unknown): unknown {
  const parsed = endpoint[part].safeParse(part === 'body' ? value : { ...(value as object) });
  if (parsed.success) return parsed.data;
  throw new Refusal('request.invalid', { fields: parsed.error.issues.flatMap(fieldErrors) });
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, 20)
      .map((key) => ({ field: [field, key.slice(0, 64)].filter(Boolean).join('.'), code: 'field.unknown' }));
  }
  const stated = fieldErrorCodes.find((code) => code === issue.message);
  return [{ field, code: stated ?? codeOf(issue) }];
}

function codeOf(issue: z.core.$ZodIssue): FieldError['code'] {
  if (issue.code === 'too_big') return 'error.e1';
  if (issue.code === 'invalid_type' && Array.isArray(issue.input)) return 'field.repeated';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'error.e3';
  return 'error.e2';
}
