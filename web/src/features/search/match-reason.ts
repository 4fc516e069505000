import type { SearchResult } from '@directory/contract';
import { useTranslation } from 'react-i18next';

type Reason = NonNullable<NonNullable<SearchResult['match']>['reason']>;

const sentences = {
  nickname: 'reasonNickname',
  otherName: 'reasonOtherName',
  sound: 'reasonSound',
  script: 'reasonScript',
  slip: 'reasonSlip',
  initials: 'reasonInitials',
} as const satisfies Record<Reason['kind'], string>;

/** Why a person is among the results without holding the typed word literally; undefined for one who does. */
export function useMatchReason(): (person: SearchResult) => string | undefined {
  const { t } = useTranslation('search');
  return ({ match }) => {
    if (match?.reason === undefined) return undefined;
    const { kind, typed, name } = match.reason;
    return t(sentences[kind], { typed, name });
  };
}
