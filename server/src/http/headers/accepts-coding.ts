import type { FastifyRequest } from 'fastify';

/** Whether `Accept-Encoding` lists a content coding by name, with a weight above 0 (RFC 9110 section 12.5.3). */
export function acceptsCoding({ headers }: Pick<FastifyRequest, 'headers'>, coding: 'br' | 'gzip'): boolean {
  return String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((accepted) => {
      const [name = '', ...parameters] = accepted.split(';').map((part) => part.trim().toLowerCase());
      return name === coding && !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter));
    });
}
