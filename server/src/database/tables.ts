import type {
  FeedFaultsTable,
  FeedFileOptionsTable,
  FeedRunsTable,
  FeedsTable,
  PeopleUploadPiecesTable,
  PeopleUploadsTable,
} from './tables/feed-tables.ts';
import type {
  ApiTokensTable,
  ScimTokensTable,
  ScimUserCountsTable,
  ScimUsersTable,
  WebhookChangesTable,
  WebhooksTable,
} from './tables/integration-tables.ts';
import type {
  CorrectedPhotosTable,
  EntryHashesTable,
  FavouritesTable,
  FormerLoginsTable,
  NameRecordingsTable,
  PersonalSettingsTable,
  PeopleTable,
  PersonSupplementsTable,
  PhotosTable,
  PublicCardsTable,
  RemovedPeopleTable,
  ReplacedPhotosTable,
} from './tables/people-tables.ts';
import type {
  AddressListsTable,
  AdministratorsTable,
  AllowedAddressesTable,
  AuditTrailTable,
  BuAddressesTable,
  DatabaseIdentityTable,
  ErasuresTable,
  ExhaustedBudgetsTable,
  HidingRulesTable,
  MemorySnapshotsTable,
  PeopleRulesTable,
  RaisedBudgetsTable,
  RevealedPeopleTable,
  SecretsTable,
  SelfServiceRulesTable,
  SynonymsTable,
} from './tables/settings-tables.ts';

export type * from './tables/feed-tables.ts';
export type * from './tables/integration-tables.ts';
export type * from './tables/people-tables.ts';
export type * from './tables/settings-tables.ts';

/** Row types by table. They are not used outside of `*-store.ts`. */
export interface Tables {
  people: PeopleTable;
  person_supplements: PersonSupplementsTable;
  removed_people: RemovedPeopleTable;
  feeds: FeedsTable;
  feed_faults: FeedFaultsTable;
  photos: PhotosTable;
  corrected_photos: CorrectedPhotosTable;
  replaced_photos: ReplacedPhotosTable;
  former_logins: FormerLoginsTable;
  erasures: ErasuresTable;
  hiding_rules: HidingRulesTable;
  people_rules: PeopleRulesTable;
  synonyms: SynonymsTable;
  feed_runs: FeedRunsTable;
  people_uploads: PeopleUploadsTable;
  people_upload_pieces: PeopleUploadPiecesTable;
  feed_file_options: FeedFileOptionsTable;
  administrators: AdministratorsTable;
  self_service_organizations: SelfServiceRulesTable;
  self_service_domains: SelfServiceRulesTable;
  bu_addresses: BuAddressesTable;
  address_lists: AddressListsTable;
  allowed_addresses: AllowedAddressesTable;
  audit_trail: AuditTrailTable;
  secrets: SecretsTable;
  database_identity: DatabaseIdentityTable;
  memory_snapshots: MemorySnapshotsTable;
  public_cards: PublicCardsTable;
  entry_hashes: EntryHashesTable;
  favourites: FavouritesTable;
  name_recordings: NameRecordingsTable;
  personal_settings: PersonalSettingsTable;
  scim_users: ScimUsersTable;
  scim_user_counts: ScimUserCountsTable;
  scim_tokens: ScimTokensTable;
  api_tokens: ApiTokensTable;
  webhooks: WebhooksTable;
  webhook_changes: WebhookChangesTable;
  revealed_people: RevealedPeopleTable;
  raised_budgets: RaisedBudgetsTable;
  exhausted_budgets: ExhaustedBudgetsTable;
}
