import type { FastifyRequest } from 'fastify';
import { boundedLog } from '../../log/bounded-log.ts';
import { limitHit } from '../../telemetry/events.ts';
import type { LimitKind } from '../../telemetry/events.ts';

/** Counts and logs requests that a limit rejected, with the limit and the route, but never the sender. */
export function limitReports(limit: LimitKind): (request: FastifyRequest) => void {
  const log = boundedLog();
  return (request) => {
    limitHit.publish({ limit });
    log(request.log, { limit, route: request.routeOptions.url }, 'a limit was reached');
  };
}
