/** A published list of nicknames, and where the merged tables got it from. */
interface NicknameSource {
  readonly repository: string;
  readonly commit: string;
  readonly licence: string;
  readonly origin?: string;
}

/** Checkouts that `npm run nicknames` reads, each in a folder of this name. */
export const sources = {
  nicknames: {
    repository: 'https://github.com/carltonnorthern/nicknames',
    commit: '21d75051c39cb022d145388d60c87dc30505228b',
    licence: 'Apache-2.0, Old Dominion University',
  },
  common_nickname_csv: {
    repository: 'https://github.com/onyxrev/common_nickname_csv',
    commit: 'b28d65b89d92c24b6c89bd0efc035b3d77fc1f39',
    licence: 'public domain',
  },
  'diminutives.db': {
    repository: 'https://github.com/HaJongler/diminutives.db',
    commit: 'caae757f1f91bce2175a49942a6c466846ade50c',
    licence: 'public domain (the data)',
  },
  alenka: {
    repository: 'https://github.com/solovevserg/alenka',
    commit: '27b093ed07efff19329869e44c9ff074681779ff',
    licence: 'ISC, copyright 2022 Sergei Solovev',
  },
  'given-name': {
    repository: 'https://github.com/marek-saji/given-name',
    commit: '5562f280989105e69f624eaf170057ce685b21fc',
    licence: 'ISC, copyright 2018 Marek Augustynowicz; the lists CC BY-SA 4.0',
    origin: 'Wiktionary, Indeks:Polski - Imiona and Appendix:English given names',
  },
  namor_data: {
    repository: 'https://github.com/DLu/namor_data',
    commit: '1c22303c9b6cc69595d0372beec4bf2e7cfc3252',
    licence: 'BSD-3-Clause, copyright 2024 David V. Lu; the lists CC BY-SA 4.0',
    origin: 'Wiktionary, categories of given names by language',
  },
} as const satisfies Readonly<Record<string, NicknameSource>>;

export type SourceName = keyof typeof sources;
