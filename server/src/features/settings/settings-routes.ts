import type { PersonSummary } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import type { Route } from '../../http/route.ts';
import type { MembershipCounts } from '../../people/membership-counts.ts';
import type { References } from '../../people/reference-lists.ts';
import { addressRoutes } from './address-routes.ts';
import { administratorRoutes } from './administrator-routes.ts';
import { auditRoutes } from './audit-routes.ts';
import { feedRunRoutes } from './feed-run-routes.ts';
import type { ImportPeopleFile } from './feed-run-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { ruleRoutes } from './rule-routes.ts';

export interface SettingsDependencies {
  readonly database: Database;
  readonly references: References;
  readonly counts: MembershipCounts;
  /** From memory; undefined for leavers and strangers. */
  readonly personByLogin: (login: string) => PersonSummary | undefined;
  readonly importPeopleFile: ImportPeopleFile;
  /** Answers when memory holds whatever was committed before. */
  readonly catchUp: () => Promise<void>;
}

/** What administrators manage. Every change and its audit record stand or fall together. */
export function settingsRoutes(dependencies: SettingsDependencies): Route[] {
  return [
    ...administratorRoutes(dependencies),
    ...ruleRoutes(dependencies),
    ...previewRoutes(dependencies),
    ...addressRoutes(dependencies),
    ...feedRunRoutes(dependencies),
    ...auditRoutes(dependencies),
  ];
}
