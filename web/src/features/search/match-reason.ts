import type { SearchResult } from '@directory/contract';
import { useTranslation } from 'react-i18next';

type Reason = NonNullable<NonNullable<SearchResult['match']>['reason']>;

const sentences = {
  nickname: 'reasonNickname',
  abbreviation: 'reasonAbbreviation',
  otherName: 'reasonOtherName',
  phonetic: 'reasonPhonetic',
  script: 'reasonScript',
  typo: 'reasonTypo',
  keyboard: 'reasonKeyboard',
  initials: 'reasonInitials',
  topic: 'reasonTopic',
} as const satisfies Record<Reason['kind'], string>;

/** Explains why a person matches without containing the typed words; undefined when the person contains them. */
export function useMatchReason(): (person: SearchResult) => string | undefined {
  const { t } = useTranslation('search');
  return ({ match }) => {
    if (match?.reason === undefined) return undefined;
    const { kind, typed, name } = match.reason;
    return t(sentences[kind], { typed, name });
  };
}
