import { useSearchParams } from 'react-router';

/** What can be administered, in the order of the list. */
export const sections = ['administrators', 'organizations', 'domains', 'addresses', 'feeds', 'audit'] as const;
export type Section = (typeof sections)[number];

/** `change` shows what stands, or with an `id` the form of one of them; `add` is the form for another one. */
export const actions = ['change', 'add'] as const;
export type Action = (typeof actions)[number];

export interface SettingsPlace {
  section: Section;
  action: Action;
  /** Rule or business unit; empty for none. */
  id: string;
}

/** A place within Settings as an address: `/Settings?section=domains&action=change&id=OKTA`. */
export function settingsAddress(section: Section, action: Action = 'change', id = ''): string {
  const query = new URLSearchParams({ section, action, ...(id === '' ? {} : { id }) });
  return `/Settings?${query}`;
}

/** Reads a place; what is not known becomes the first of its kind. */
export function readSettingsPlace(query: URLSearchParams): SettingsPlace {
  const known = <Name extends string>(names: readonly Name[], value: string | null): Name =>
    names.find((name) => name === value?.toLowerCase()) ?? (names[0] as Name);
  const section = known(sections, query.get('section'));
  return {
    section,
    action: section === 'audit' ? 'change' : known(actions, query.get('action')),
    id: query.get('id') ?? '',
  };
}

export function useSettingsPlace(): SettingsPlace {
  const [query] = useSearchParams();
  return readSettingsPlace(query);
}
