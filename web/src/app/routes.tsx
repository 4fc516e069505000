import type { Access } from '@directory/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { lazyPart } from '../api/lazy-part.ts';
import type { OwnCard } from '../features/profile/profile-head.tsx';
import { fetchResultsAhead } from '../features/search/search-queries.ts';
import { loadLegalMessages, type MessageNamespace } from '../messages/messages.ts';
import { loginFromQuery } from '../people/profile-address.ts';

/** A page: its path (case-insensitive), access rule, texts and code. */
export interface Page {
  path: string;
  access: Access;
  messages: MessageNamespace[];
  load: () => Promise<ComponentType>;
  /**
   * Prefetches the data of the page for the query string of its address, before the application is rendered.
   * @param isReturn the page was shown before: this is a reload, Back or Forward
   */
  fetchAhead?: (queryClient: QueryClient, search: string, isReturn: boolean) => Promise<void>;
}

const fetchProfileAhead = async (queryClient: QueryClient, login: string) => {
  const queries = await import('../features/profile/profile-queries.ts');
  queries.fetchProfileAhead(queryClient, login);
};

const PrivacyNotice = lazyPart(async () => {
  const [{ InformationStatement }] = await Promise.all([
    import('./footer/information-statement.tsx'),
    loadLegalMessages(),
  ]);
  return InformationStatement;
});

async function loadOwnCard(): Promise<OwnCard> {
  const { CardControls } = await import('../features/public-card/card-controls.tsx');
  return (props) => <CardControls {...props} PrivacyNotice={PrivacyNotice} />;
}

/**
 * All pages. The code and the texts of a page are loaded in parallel when it is opened:
 * `load: async () => (await import('../features/search/home-page.tsx')).HomePage`
 */
export const pages: readonly Page[] = [
  {
    path: '/',
    access: 'signed-in',
    messages: ['search'],
    load: async () => (await import('../features/search/home-page.tsx')).HomePage,
  },
  {
    path: '/Result',
    access: 'signed-in',
    messages: ['search'],
    load: async () => (await import('../features/search/results-page.tsx')).ResultsPage,
    fetchAhead: async (queryClient, search, isReturn) => {
      // On return, the list restores its scroll position and may request a larger first page.
      if (!isReturn) fetchResultsAhead(queryClient, search);
    },
  },
  {
    path: '/Find-several',
    access: 'signed-in',
    messages: ['several', 'search'],
    load: async () => (await import('../features/search/find-several/find-several-page.tsx')).FindSeveralPage,
  },
  {
    path: '/orgchart',
    access: 'signed-in',
    messages: ['org-chart', 'profile'],
    load: async () => (await import('../features/org-chart/org-chart-page.tsx')).OrgChartPage,
    fetchAhead: async (queryClient, search) => {
      const queries = await import('../features/org-chart/org-chart-queries.ts');
      queries.fetchChartAhead(queryClient, loginFromQuery(search));
    },
  },
  {
    path: '/Profile',
    access: 'signed-in',
    messages: ['profile', 'reach', 'public-card', 'privacy'],
    load: async () => {
      const [{ ProfilePage }, ownCard] = await Promise.all([
        import('../features/profile/profile-page.tsx'),
        loadOwnCard(),
      ]);
      return () => <ProfilePage hasChart={hasPage('/orgchart')} OwnCard={ownCard} />;
    },
    fetchAhead: (queryClient, search) => fetchProfileAhead(queryClient, loginFromQuery(search)),
  },
  {
    path: '/myprofile',
    access: 'signed-in',
    messages: ['profile', 'reach', 'public-card', 'privacy'],
    load: async () => {
      const [{ MyProfilePage }, ownCard] = await Promise.all([
        import('../features/profile/profile-page.tsx'),
        loadOwnCard(),
      ]);
      return () => <MyProfilePage hasChart={hasPage('/orgchart')} OwnCard={ownCard} />;
    },
    fetchAhead: (queryClient) => fetchProfileAhead(queryClient, ''),
  },
  {
    path: '/Settings',
    access: 'unit-administrator',
    messages: ['settings', 'search', 'profile', 'public-card', 'privacy'],
    load: async () => (await import('../features/settings/settings-page.tsx')).SettingsPage,
  },
];

/** Whether there is a page at this path, so that links to it can be shown. */
export function hasPage(path: string): boolean {
  return pages.some((page) => page.path.toLowerCase() === path.toLowerCase());
}
