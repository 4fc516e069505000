import type { Database } from '../database/open-database.ts';
import type { WaitReason, Health } from '../http/health.ts';
import { peopleChangesStore } from '../people/memory/people-changes-store.ts';

export interface NodeHealth extends Health {
  /** Makes the node report that it is not ready. */
  readonly beginStopping: () => void;
  /** Like `waitingFor`, but from what is already known, without a query to the database. */
  readonly knownWaits: () => readonly WaitReason[];
}

/** The health of a node whose people are in memory; its app responds only after they have been read. */
export function nodeHealth({
  database,
  isSignInReady,
  areFeedsWell,
}: {
  readonly database: Pick<Database, 'kysely' | 'figures'>;
  /** Whether the keys of the identity provider are known, without which no token can be verified. */
  readonly isSignInReady: () => boolean;
  readonly areFeedsWell: () => Promise<boolean>;
}): NodeHealth {
  let isStopping = false;
  // During a rollout, a node without the provider's keys must not replace a node that has them.
  const servingWaitsFor = (): WaitReason[] => {
    if (isStopping) return ['stopping'];
    return isSignInReady() ? [] : ['identity provider'];
  };
  const knownWaits = (): WaitReason[] => {
    if (isStopping) return ['stopping'];
    // A database that can be read but accepts no changes does not count.
    return [...(database.figures().isAnswering ? [] : (['database'] as const)), ...servingWaitsFor()];
  };
  // Anyone may send these requests, so that concurrent ones must not take up all connections to the database.
  const isDatabaseRead = shared(() => resolves(peopleChangesStore(database.kysely).poll()));
  const feeds = shared(async () => ((await areFeedsWell().catch(() => false)) ? 'ok' : 'failing'));
  return {
    servingWaitsFor,
    async waitingFor() {
      if (isStopping) return ['stopping'];
      return (await isDatabaseRead()) ? knownWaits() : ['database', ...servingWaitsFor()];
    },
    knownWaits,
    // A failing feed does not make the node unready: it serves the people of the last successful run.
    details: async () => ({ feeds: await feeds() }),
    beginStopping: () => {
      isStopping = true;
    },
  };
}

/** Calls made while the work is in progress share its result. */
function shared<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => (running ??= work().finally(() => (running = undefined)));
}

async function resolves(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
}
