import type { Database } from '../database/open-database.ts';
import type { WaitReason, Health } from '../http/health.ts';
import { peopleChangesStore } from '../people/memory/people-changes-store.ts';

export interface NodeHealth extends Health {
  /** From now on, the node reports that it is not ready. */
  readonly beginStopping: () => void;
  /** As `waitingFor`, but by what is known already: nothing is asked of the database. */
  readonly knownWaits: () => readonly WaitReason[];
}

/** What a node waits for whose people are in memory: its app answers only then. */
export function nodeHealth({
  database,
  isSignInReady,
  areFeedsWell,
}: {
  readonly database: Pick<Database, 'kysely' | 'figures'>;
  /** Without the keys of the identity provider, no user can be signed in. */
  readonly isSignInReady: () => boolean;
  readonly areFeedsWell: () => Promise<boolean>;
}): NodeHealth {
  let isStopping = false;
  // In a rollout, a node without the keys must not replace one that has them.
  const servingWaitsFor = (): WaitReason[] => {
    if (isStopping) return ['stopping'];
    return isSignInReady() ? [] : ['identity provider'];
  };
  const knownWaits = (): WaitReason[] => {
    if (isStopping) return ['stopping'];
    // One that accepts no changes is not enough, although it can be read.
    return [...(database.figures().isAnswering ? [] : (['database'] as const)), ...servingWaitsFor()];
  };
  return {
    servingWaitsFor,
    async waitingFor() {
      if (isStopping) return ['stopping'];
      const isRead = await resolves(peopleChangesStore(database.kysely).poll());
      return isRead ? knownWaits() : ['database', ...servingWaitsFor()];
    },
    knownWaits,
    // A failing feed does not make the node unready: it answers with the people of the last good run.
    details: async () => ({ feeds: (await areFeedsWell().catch(() => false)) ? 'ok' : 'failing' }),
    beginStopping: () => {
      isStopping = true;
    },
  };
}

async function resolves(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
}
