import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { ConnectionLimit } from './connection-limit.ts';

async function close(socket: Socket): Promise<void> {
  await new Promise((resolve) => socket.once('close', resolve).destroy());
}

test('connections wait until an earlier one is closed, and are admitted in the order of their requests', async () => {
  const limit = new ConnectionLimit(2);
  const sockets = Array.from({ length: 4 }, () => new Socket());
  const admitted: number[] = [];
  const entering = sockets.map(async (socket, number) => {
    await limit.enter(socket);
    admitted.push(number);
  });
  await Promise.all(entering.slice(0, 2));
  expect(limit).toMatchObject({ open: 2, waiting: 2 });
  await close(sockets[1]!);
  await entering[2];
  expect(admitted).toEqual([0, 1, 2]);
  expect(limit).toMatchObject({ open: 2, waiting: 1 });
  await close(sockets[0]!);
  await entering[3];
  await Promise.all([close(sockets[2]!), close(sockets[3]!)]);
  expect(limit).toMatchObject({ open: 0, waiting: 0 });
});

test('a connection that is abandoned while it waits neither admits nor blocks others', async () => {
  const limit = new ConnectionLimit(1);
  const [first, second, third] = [new Socket(), new Socket(), new Socket()] as const;
  await limit.enter(first);
  const entering = limit.enter(second);
  const last = limit.enter(third);
  second.destroy();
  await expect(entering).rejects.toThrow('closed while it waited');
  expect(limit).toMatchObject({ open: 1, waiting: 1 });
  await close(first);
  await last;
  expect(limit).toMatchObject({ open: 1, waiting: 0 });
  await expect(limit.enter(first)).rejects.toThrow('closed before');
});
