import type { ErrorCode } from '@directory/contract';
import type { FastifyRequest } from 'fastify';
import { boundedLog } from '../log/bounded-log.ts';
import { signInRefused } from '../telemetry/events.ts';
import type { SignInFault } from '../telemetry/events.ts';
import { HttpError } from './http-error.ts';

const faultOfCode: Partial<Record<ErrorCode, SignInFault>> = {
  'token.missing': 'missing',
  'token.invalid': 'unknown',
  'token.expired': 'expired',
  'provider.unavailable': 'provider-unavailable',
};

/** Counts and logs requests that were rejected because of their token: why, and for which route, never the token or its user. */
export function refusedSignIns(): (request: FastifyRequest, error: unknown) => void {
  const log = boundedLog();
  return (request, error) => {
    const reason = error instanceof HttpError ? (error.fault ?? faultOfCode[error.code]) : undefined;
    if (reason === undefined) return;
    signInRefused.publish({ reason });
    log(request.log, { reason, route: request.routeOptions.url }, 'a sign-in was refused');
  };
}
