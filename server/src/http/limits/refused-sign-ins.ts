import type { ErrorCode } from '@directory/contract';
import type { FastifyRequest } from 'fastify';
import { boundedLog } from '../../log/bounded-log.ts';
import { signInRefused } from '../../telemetry/events.ts';
import type { SignInFault } from '../../telemetry/events.ts';
import { HttpError } from '../http-error.ts';
import { limitReports } from './limit-reports.ts';

const faultOfCode: Partial<Record<ErrorCode, SignInFault>> = {
  'token.missing': 'missing',
  'token.invalid': 'unknown',
  'token.expired': 'expired',
  'provider.unavailable': 'provider-unavailable',
};

/**
 * Counts and logs requests that were rejected because of their token, with the reason and the route, but never the token or its user. A
 * token that was not looked up, because too many unknown ones came before it, counts as a limit that was reached.
 */
export function refusedSignIns(): (request: FastifyRequest, error: unknown) => void {
  const log = boundedLog();
  const reportFlood = limitReports('rejected-tokens');
  return (request, error) => {
    if (!(error instanceof HttpError)) return;
    if (error.code === 'request.too-many') reportFlood(request);
    const reason = error.fault ?? faultOfCode[error.code];
    if (reason === undefined) return;
    signInRefused.publish({ reason });
    log(request.log, { reason, route: request.routeOptions.url }, 'a sign-in was refused');
  };
}
