import { useSearchParams } from '../../navigation/navigation.tsx';

/** The sections of Settings in order, by the message key of their group. */
export const sectionGroups = {
  groupAccess: ['administrators', 'budgets', 'audit'],
  groupRules: ['organizations', 'domains', 'hiding', 'optional', 'chart'],
  groupData: ['addresses', 'feeds', 'quality', 'vocabulary', 'privacy'],
  groupConnections: ['scim', 'api', 'webhooks'],
} as const;
export type SectionGroup = keyof typeof sectionGroups;
export type Section = (typeof sectionGroups)[SectionGroup][number];

export const sections: readonly Section[] = Object.values(sectionGroups).flat();

/** The sections that an administrator of a business unit may open. */
export const unitSections: readonly Section[] = ['addresses', 'quality'];

/** `change` lists the entries, or with an `id` shows the form of one; `add` shows the form for a new one. */
export const actions = ['change', 'add'] as const;
export type Action = (typeof actions)[number];

export interface SettingsPlace {
  section: Section;
  action: Action;
  /** ID of a rule or business unit; empty for none. */
  id: string;
}

/** Whether a section has no actions to choose from. */
export function hasOneView(section: Section): boolean {
  return ['audit', 'budgets', 'chart', 'optional', 'privacy', 'quality'].includes(section);
}

/** The message keys of the links to the list and the form of a section. */
export function actionNames(section: Section) {
  if (section === 'feeds') return { change: 'feedOverview', add: 'feedUpload' } as const;
  if (section === 'webhooks') return { change: 'webhooks', add: 'webhookAdd' } as const;
  if (section === 'scim' || section === 'api') return { change: 'tokens', add: 'tokenAdd' } as const;
  return { change: 'change', add: 'add' } as const;
}

/** The address of a view in Settings: `/Settings?section=domains&action=change&id=OKTA`. */
export function settingsAddress(section: Section, action: Action = 'change', id = ''): string {
  const query = new URLSearchParams({ section, action, ...(id === '' ? {} : { id }) });
  return `/Settings?${query}`;
}

/** Reads the view from a query string; unknown values become the default. */
export function readSettingsPlace(query: URLSearchParams): SettingsPlace {
  const known = <Name extends string>(names: readonly Name[], value: string | null): Name =>
    names.find((name) => name === value?.toLowerCase()) ?? (names[0] as Name);
  const section = known(sections, query.get('section'));
  return {
    section,
    action: hasOneView(section) ? 'change' : known(actions, query.get('action')),
    id: query.get('id') ?? '',
  };
}

export function useSettingsPlace(): SettingsPlace {
  const [query] = useSearchParams();
  return readSettingsPlace(query);
}
