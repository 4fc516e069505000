import type { MatchReason, SearchResult } from '@directory/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type WordReason = Exclude<MatchReason, { kind: 'leftOut' }>;

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
  meaning: 'reasonMeaning',
  jobFamily: 'reasonJobFamily',
} as const satisfies Record<WordReason['kind'], string>;

/** Explains why a person matches without containing the typed words; undefined when the person contains them. A word that was left out is struck through. */
export function useMatchReason(): (person: SearchResult) => ReactNode | undefined {
  const { t } = useTranslation('search');
  const sentence = ({ kind, typed, name }: WordReason) => t(sentences[kind], { typed, name });
  return ({ match }) => {
    const reason = match?.reason;
    if (reason?.kind !== 'leftOut') return reason && sentence(reason);
    return (
      <span>
        {/* Not every screen reader announces <s>, so that the words before it say the same. */}
        {t('reasonLeftOut')}{' '}
        <s>
          <bdi>{reason.typed}</bdi>
        </s>
        {reason.beside && ` · ${sentence(reason.beside)}`}
      </span>
    );
  };
}
