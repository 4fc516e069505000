import { once } from 'node:events';
import { createServer, request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy that serves the directory below a path, next to other applications on the same host. */
export interface SubPathProxy {
  readonly origin: string;
  /** Forwards requests for the path to this address from now on. */
  forwardTo(address: string): void;
  close(): Promise<void>;
}

/** @param strips whether the path is removed from forwarded requests */
export async function startSubPathProxy(path: string, strips: boolean): Promise<SubPathProxy> {
  let target = '';
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    if (!url.startsWith(`${path}/`) && url !== path) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('another application');
      return;
    }
    const address = target + (strips ? url.slice(path.length) || '/' : url);
    const forwarded = openRequest(address, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forwardTo(next) {
      target = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
