import type { Gbu, SearchParameters } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { filtersInUse } from '../filters/filter-chips.tsx';
import { usePeopleCounts } from '../facets/people-counts.ts';
import { distinctParts, withoutPart, withOtherWords } from './read-parts.ts';
import { readSearch } from './read-search.ts';
import { useTextReading } from '../search-queries.ts';

const maxOffered = 6;
/** Minimum number of letters of a word that is left out; shorter ones are mostly articles and prepositions. */
const shortestWord = 3;

interface LooserSearchesProps {
  /** The search in the address, which finds nobody, and the query sent for it. */
  search: SearchParameters;
  query: SearchParameters;
  gbus: readonly Partial<Gbu>[];
  labelOf: (parameter: string, value: string) => string;
  onChange: (changes: SearchParameters) => void;
}

/**
 * Offers the search with the country of a city instead, without one of its filters, or without a part of its text or a word of its role, if that
 * finds anyone.
 */
export function LooserSearches({ search, query, gbus, labelOf, onChange }: LooserSearchesProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const parts = distinctParts(useTextReading(query) ?? []);
  const filters = filtersInUse(search);
  const hasMore = (search.globalQuery ?? '') !== '' || filters.length > 1;
  const isDivided = parts.length > 1;
  const inCountry = parts.flatMap(({ text, within }) => {
    if (!isDivided || within === undefined || parts.some(({ country }) => country === within)) return [];
    const name = format.country(within);
    return [
      {
        label: (people: string) => t('instead', { name, value: text, people }),
        changes: withOtherWords(search, parts, text, name),
      },
    ];
  });
  const withoutFilter = (hasMore ? filters : []).map(({ parameter, value }) => {
    const filter = t('chip', { label: t(parameter as 'cityQuery'), value: labelOf(parameter, value) });
    return { label: (people: string) => t('without', { value: filter, people }), changes: { [parameter]: '' } };
  });
  const without = (value: string, changes: SearchParameters) => ({
    label: (people: string) => t('without', { value, people }),
    changes,
  });
  const withoutParts = (isDivided ? parts : []).map(({ text }) => without(text, withoutPart(search, parts, text)));
  const withoutWords = parts.flatMap(({ kind, text }) => {
    const words = kind === 'role' ? text.split(' ') : [];
    const content = words.filter((word) => word.length >= shortestWord);
    if (content.length < 2) return [];
    return [...new Set(content)].map((word) =>
      without(word, withOtherWords(search, parts, text, words.filter((other) => other !== word).join(' '))),
    );
  });
  return [...inCountry, ...withoutFilter, ...withoutParts, ...withoutWords]
    .slice(0, maxOffered)
    .map(({ label, changes }) => (
      <LooserSearch
        key={label('')}
        label={label}
        query={readSearch({ ...search, ...changes }, gbus).query}
        onChoose={() => onChange(changes)}
      />
    ));
}

interface LooserSearchProps {
  /** The text of the button, with the number of people. */
  label: (people: string) => string;
  query: SearchParameters;
  onChoose: () => void;
}

function LooserSearch({ label, query, onChoose }: LooserSearchProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { data, isPlaceholderData } = usePeopleCounts(query, true);
  if (data === undefined || isPlaceholderData || data.total === 0) return null;
  const total = `${format.number(data.total)}${data.isExact ? '' : '+'}`;
  return <Button onClick={onChoose}>{label(t('count', { count: data.total, total }))}</Button>;
}
