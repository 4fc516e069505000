import { startProvider } from '../../../attack/src/harness/provider.ts';
import { startNode } from './node.ts';
import type { Environment, Node } from './node.ts';
import { addStaff, makeApiToken } from './people.ts';

/** A node beside which commands of the command line run on the same database. */
export interface NodeWithCommands extends AsyncDisposable {
  readonly node: Node;
  /** Of an API token with which everybody can be read. */
  readonly secret: string;
  /** The settings of the commands. */
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
