import type { SendLargeJson } from '../../http/bodies/large-json.ts';
import type { Route } from '../../http/route.ts';
import type { MembershipCounts } from '../../people/memory/membership-counts.ts';
import type { References } from '../../people/reference-lists.ts';
import type { ReadingTrail } from '../../viewer/reading-trail.ts';
import { aboutMeSettingRoutes } from './about-me-setting-routes.ts';
import { addressRoutes } from './address-routes.ts';
import { administratorRoutes } from './administrator-routes.ts';
import { auditRoutes } from './audit-routes.ts';
import { chartRoutes } from './chart-routes.ts';
import { feedRunRoutes } from './feed-run-routes.ts';
import { hidingRoutes } from './hiding-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { revealBudgetRoutes } from './reveal-budget-routes.ts';
import type { RevealBudgetDependencies } from './reveal-budget-routes.ts';
import { ruleRoutes } from './rule-routes.ts';
import { synonymRoutes } from './synonym-routes.ts';
import { uploadRoutes } from './upload-routes.ts';
import type { ImportPeopleFile, PreviewPeopleFile } from './upload-routes.ts';

export interface SettingsDependencies extends RevealBudgetDependencies {
  readonly trail: ReadingTrail;
  readonly references: References;
  readonly counts: MembershipCounts;
  readonly importPeopleFile: ImportPeopleFile;
  readonly previewPeopleFile: PreviewPeopleFile;
  readonly sendLargeJson: SendLargeJson;
  /** Resolves when changes committed before the call are in memory. */
  readonly catchUp: () => Promise<void>;
}

/** The settings. Each change is committed together with its audit entry. */
export function settingsRoutes(dependencies: SettingsDependencies): Route[] {
  return [
    ...administratorRoutes(dependencies),
    ...ruleRoutes(dependencies),
    ...previewRoutes(dependencies),
    ...hidingRoutes(dependencies),
    ...chartRoutes(dependencies),
    ...aboutMeSettingRoutes(dependencies),
    ...synonymRoutes(dependencies),
    ...addressRoutes(dependencies),
    ...feedRunRoutes(dependencies),
    ...uploadRoutes(dependencies),
    ...revealBudgetRoutes(dependencies),
    ...auditRoutes(dependencies),
  ];
}
