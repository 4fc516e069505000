import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedMessage {
  readonly id: string;
  readonly body: { readonly type: string; readonly timestamp: string; readonly data: ReceivedData };
  readonly isSigned: boolean;
}

export interface ReceivedData {
  readonly changes?: readonly { event: string; id: number; fields: string[]; at: string }[];
}

/** A receiver of webhooks whose response the test chooses: a status, a redirect, or none. */
export class WebhookReceiver {
  readonly received: ReceivedMessage[] = [];
  answer: number | 'silence' = 204;
  /** Verifies the signatures. */
  secret = '';
  readonly #server: Server = createServer();
  #port = 0;

  constructor() {
    this.#server.on('request', async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const header = (name: string) => String(request.headers[`webhook-${name}`]);
      const key = Buffer.from(this.secret.replace('whsec_', ''), 'base64');
      const signed = `${header('id')}.${header('timestamp')}.${body}`;
      const isSigned = header('signature') === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
      this.received.push({ id: header('id'), body: JSON.parse(body) as ReceivedMessage['body'], isSigned });
      if (this.answer === 'silence') return;
      response.writeHead(this.answer, { location: 'http://127.0.0.1:9/' }).end();
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/hook`;
  }

  /** All changes, in the order in which they arrived. */
  get changes() {
    return this.received.flatMap(({ body }) => body.data.changes ?? []);
  }

  /** Starts to listen; after `close`, on the same port again. */
  async listen(): Promise<void> {
    await new Promise<void>((resolve) => void this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => void this.#server.close(() => resolve()));
  }
}
