import type { DatabaseClock } from '../../database/database-clock.ts';
import type { Database } from '../../database/open-database.ts';
import type { SendAlert } from '../../http/webhooks/send-alert.ts';
import { readingTrail } from '../reading-trail.ts';
import type { ReadingTrail } from '../reading-trail.ts';
import { revealCounts } from './reveal-counts.ts';
import type { RevealCounts } from './reveal-counts.ts';
import { revealLimits } from './reveal-limits.ts';
import type { RevealLimits } from './reveal-limits.ts';
import type { BudgetLimits } from './revealed-people.ts';
import { shareReveals } from './share-reveals.ts';
import type { RevealSharing } from './share-reveals.ts';

/** What this node knows about the people that viewers have been shown, shared with the other nodes. */
export interface Reveals {
  readonly limits: RevealLimits;
  readonly counts: RevealCounts;
  readonly trail: ReadingTrail;
  readonly sharing: RevealSharing;
}

/**
 * Opens the viewers' budgets, counts and trail. All of them use the clock of the database, since nodes compare their times.
 * @throws what reading the database throws
 */
export async function openReveals(options: {
  /** The budgets of ordinary viewers and of administrators of the whole directory. */
  people: BudgetLimits;
  administrators: BudgetLimits;
  clock: DatabaseClock;
  database: Database;
  sendAlert: SendAlert;
  onError: (error: unknown) => void;
  /** Maximum number of entries of the counts, by default that of `revealCounts`. */
  maxPeople?: number;
}): Promise<Reveals> {
  const { people, administrators, clock, database, sendAlert, onError } = options;
  const { now } = clock;
  const limits = revealLimits({ people, administrators, now });
  const counts = revealCounts({ ...options, now, limitsOf: limits.of });
  const trail = readingTrail({ now });
  const sharing = await shareReveals({ counts, limits, trail, clock, database, sendAlert, onError });
  return { limits, counts, trail, sharing };
}
