import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { certificateFolder } from '../../../test/ldap/start-slapd.ts';
import { askProvider } from './ask-provider.ts';

test('the error for a certificate of a company’s own authority says how to accept it', async () => {
  const [cert, key] = ['server.pem', 'server.key'].map((name) => readFileSync(join(certificateFolder, name)));
  const server = createServer({ cert, key }, (_request, response) => response.end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = `https://localhost:${(server.address() as AddressInfo).port}/.well-known/openid-configuration`;
  const asked = askProvider(address, {}, { tries: 1, firstPause: 1, timeout: 20_000 });
  await expect(asked).rejects.toThrow(
    `${address} has a certificate that is not accepted (UNABLE_TO_VERIFY_LEAF_SIGNATURE): ` +
      'set NODE_EXTRA_CA_CERTS to the file with that of its authority',
  );
});
