import type { MatchReason, SearchResult } from '@directory/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { useReferenceLists } from '../../people/reference-lists.ts';

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

/** Explains why a person matches without containing the query terms; undefined if the person contains them. Omitted terms are struck through. */
export function useMatchReason(): (person: SearchResult) => ReactNode | undefined {
  const { t } = useTranslation('search');
  const sentence = ({ kind, typed, name }: WordReason) =>
    kind === 'jobFamily' ? <JobFamily typed={typed} code={name} /> : t(sentences[kind], { typed, name });
  return ({ match }) => {
    const reason = match?.reason;
    if (reason?.kind !== 'leftOut') return reason && sentence(reason);
    return (
      <span>
        {/* Not every screen reader announces <s>, so the text before it says the same. */}
        {t('reasonLeftOut')}{' '}
        <s>
          <bdi>{reason.typed}</bdi>
        </s>
        {reason.beside && ' · '}
        {reason.beside && sentence(reason.beside)}
      </span>
    );
  };
}

/** The job family in the reader's language; its code until the names have loaded. */
function JobFamily({ typed, code }: { typed: string; code: string }) {
  const { t, language } = useTranslation('search');
  const family = useReferenceLists().data?.jobFamilies.find((own) => own.code === code);
  return <>{t('reasonJobFamily', { typed, name: family?.label[language] ?? code })}</>;
}
