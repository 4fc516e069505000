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

interface LooserSearchesProps {
  /** The search in the address, which finds nobody, and the query sent for it. */
  search: SearchParameters;
  query: SearchParameters;
  gbus: readonly Partial<Gbu>[];
  labelOf: (parameter: string, value: string) => string;
  onChange: (changes: SearchParameters) => void;
}

/** Offers the search with the country of a city instead, without one of its filters, or without a part of its text, if that finds anyone. */
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
  const withoutWords = (isDivided ? parts : []).map(({ text }) => ({
    label: (people: string) => t('without', { value: text, people }),
    changes: withoutPart(search, parts, text),
  }));
  return [...inCountry, ...withoutFilter, ...withoutWords]
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
