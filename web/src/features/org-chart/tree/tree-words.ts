import { useMemo } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { initials, toneOf } from '../../../people/initials.ts';
import { personName } from '../../../people/person-name.ts';
import type { BranchRow } from '../branch/branch-rows.ts';
import { cardTitle } from '../card-title.ts';
import { useCountWords } from '../use-count-words.ts';

/** The texts of a card in the drawn tree. */
export interface TreeCardWords {
  name: string;
  /** The title truncated, as on a card. For namesakes, the city before it. */
  title: string;
  /** The full title, and the city of a namesake, for screen readers. */
  fullTitle: string;
  counts: string;
  initials: string;
  /** Tone of the initials, 0 to 11; undefined for a row without a picture. */
  tone: number | undefined;
  /** URL of the photo; empty without one. */
  photo: string;
}

/** The texts of a row, in the viewer's language. */
export function useTreeWords(): (row: BranchRow) => TreeCardWords {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const countWords = useCountWords();
  return useMemo(
    () => (row) => {
      if (row.kind === 'more') {
        const name = t('more', { total: format.number(row.setSize - row.shown) });
        return { name, title: '', fullTitle: '', counts: '', initials: '', tone: undefined, photo: '' };
      }
      const city = row.isNamesake ? row.person.city : '';
      return {
        name: personName(row.person, shell),
        title: [city, cardTitle(row.person.title).text].filter(Boolean).join(' · '),
        fullTitle: [row.person.title, city].filter(Boolean).join(', '),
        counts: row.isRepeat ? t('shownAbove') : countWords(row.person),
        initials: initials(row.person),
        tone: toneOf(row.person.login),
        photo: row.person.photo,
      };
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [t, shell, format],
  );
}
