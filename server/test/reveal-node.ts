import type { Database } from '../src/database/open-database.ts';
import type { Viewer } from '../src/http/viewer.ts';
import type { Alert } from '../src/http/webhooks/send-alert.ts';
import { openReveals } from '../src/viewer/reveals/open-reveals.ts';
import type { RevealCounts } from '../src/viewer/reveals/reveal-counts.ts';
import type { RevealSharing } from '../src/viewer/reveals/share-reveals.ts';

export interface RevealNode {
  readonly counts: RevealCounts;
  readonly sharing: RevealSharing;
  /** Returns the number of people that were shown: all of them, or 0 if the budget does not allow it. */
  show(viewer: Viewer, from: number, to: number): number;
  readonly alerts: Alert[];
  readonly errors: unknown[];
  /** Number of exchanges that have begun. */
  rounds(): number;
}

export function viewerNamed(name: string, subject = name): Viewer {
  const account = { issuer: 'https://login.group.example', subject };
  return { login: `${name}@group.example`, personId: null, account, signedInAt: undefined };
}

/** The counts of one node, with a budget of 100 people an hour and 150 a day, shared through the database. */
export async function openRevealNode(
  database: Database,
  options: { now?: () => number; maxPeople?: number } = {},
): Promise<RevealNode> {
  const { now = Date.now, ...more } = options;
  const alerts: Alert[] = [];
  const errors: unknown[] = [];
  let rounds = 0;
  const { counts, sharing } = await openReveals({
    people: { hour: 100, day: 150 },
    administrators: { hour: 200, day: 300 },
    clock: { now, adjust: () => void rounds++ },
    database,
    sendAlert: async (alert) => void alerts.push(alert),
    onError: (error) => errors.push(error),
    ...more,
  });
  const show = (viewer: Viewer, from: number, to: number) => {
    try {
      counts.reveal(
        viewer,
        Array.from({ length: to - from }, (_, index) => from + index),
      );
      return to - from;
    } catch {
      return 0;
    }
  };
  return { counts, sharing, show, alerts, errors, rounds: () => rounds };
}
