import type { Endpoint, FieldError } from '@directory/contract';
import { fieldErrorCodes } from '@directory/contract';
import type * as z from 'zod';
import { HttpError } from './http-error.ts';

type Part = 'params' | 'query' | 'body';

/**
 * Parses one part of a request with its schema.
 * @throws HttpError `request.invalid`, which names each invalid field but never contains its value
 */
export function parseInput(endpoint: Endpoint, part: Part, value: unknown): unknown {
  const parsed = endpoint[part].safeParse(part === 'body' ? value : { ...(value as object) });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.flatMap((issue) => fieldErrors(issue, value));
  // Reports only the first error of each field.
  const fields = [...new Map(faults.toReversed().map((fault) => [fault.field, fault])).values()].toReversed();
  throw new HttpError('request.invalid', { fields });
}

function fieldErrors(issue: z.core.$ZodIssue, value: unknown): FieldError[] {
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, 20)
      .map((key) => ({ field: [field, key.slice(0, 64)].filter(Boolean).join('.'), code: 'field.unknown' }));
  }
  const stated = fieldErrorCodes.find((code) => code === issue.message);
  return [{ field, code: stated ?? codeOf(issue, valueAt(value, issue.path)) }];
}

function codeOf(issue: z.core.$ZodIssue, value: unknown): FieldError['code'] {
  if (issue.code === 'too_big') return 'error.e1';
  if (issue.code !== 'invalid_type') return 'error.e2';
  if (value === undefined) return 'error.e3';
  return Array.isArray(value) && issue.expected === 'string' ? 'field.repeated' : 'error.e2';
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((part, key) => (part as { [key: PropertyKey]: unknown } | undefined)?.[key], value);
}
