import { startProvider } from '../../../attack/src/harness/provider.ts';
import type { ForgingProvider } from '../../../attack/src/harness/provider.ts';
import type { Cluster } from '../../../tools/src/postgresql-cluster.ts';
import { startNode } from './node.ts';
import type { Environment, Node } from './node.ts';
import { startDurableCluster } from './postgresql.ts';

/** Two nodes on one PostgreSQL server, and the settings for further ones. */
export interface TwoNodes extends AsyncDisposable {
  readonly provider: ForgingProvider;
  readonly cluster: Cluster;
  readonly environment: Environment;
  readonly one: Node;
  readonly two: Node;
}

export async function startTwoNodes(): Promise<TwoNodes> {
  await using stack = new AsyncDisposableStack();
  const provider = stack.use(await startProvider('web'));
  const cluster = stack.use(await startDurableCluster());
  const environment = { DATABASE_URL: cluster.url };
  const one = stack.use(await startNode(provider, environment));
  const two = stack.use(await startNode(provider, environment));
  const opened = stack.move();
  return { provider, cluster, environment, one, two, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}
