import { startProvider } from '../../../attack/src/harness/provider.ts';
import { startNode } from './node.ts';
import type { Environment, Node } from './node.ts';
import { addStaff, makeApiToken } from './people.ts';

/** A running node, and what commands of the command line need to work on the same database. */
export interface NodeWithCommands extends AsyncDisposable {
  readonly node: Node;
  /** Secret of an API token that can read everybody. */
  readonly secret: string;
  /** The environment of the commands. */
  readonly target: Record<string, string>;
}

export async function startNodeWithCommands(environment: Environment): Promise<NodeWithCommands> {
  await using stack = new AsyncDisposableStack();
  const provider = stack.use(await startProvider('web'));
  const node = stack.use(await startNode(provider, environment));
  await addStaff(node.requests, 1);
  const { secret } = await makeApiToken(node);
  const opened = stack.move();
  const target = { DATA_DIR: node.dataFolder, ...environment };
  return { node, secret, target, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}
