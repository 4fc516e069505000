import type { Gbu, SearchParameters } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { filtersInUse } from '../filters/filter-chips.tsx';
import { usePeopleCounts } from '../facets/people-counts.ts';
import { distinctParts, withoutPart } from './read-parts.ts';
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

/** Offers the search without one of its filters or one of the parts of its text, if that finds anyone. */
export function LooserSearches({ search, query, gbus, labelOf, onChange }: LooserSearchesProps) {
  const { t } = useTranslation('search');
  const parts = distinctParts(useTextReading(query) ?? []);
  const filters = filtersInUse(search);
  const hasMore = (search.globalQuery ?? '') !== '' || filters.length > 1;
  const offered = [
    ...(hasMore ? filters : []).map(({ parameter, value }) => ({
      left: t('chip', { label: t(parameter as 'cityQuery'), value: labelOf(parameter, value) }),
      changes: { [parameter]: '' },
    })),
    ...(parts.length > 1 ? parts : []).map(({ text }) => ({ left: text, changes: withoutPart(search, parts, text) })),
  ];
  return offered
    .slice(0, maxOffered)
    .map(({ left, changes }) => (
      <LooserSearch
        key={left}
        left={left}
        query={readSearch({ ...search, ...changes }, gbus).query}
        onChoose={() => onChange(changes)}
      />
    ));
}

interface LooserSearchProps {
  left: string;
  query: SearchParameters;
  onChoose: () => void;
}

function LooserSearch({ left, query, onChoose }: LooserSearchProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { data, isPlaceholderData } = usePeopleCounts(query, true);
  if (data === undefined || isPlaceholderData || data.total === 0) return null;
  const total = `${format.number(data.total)}${data.isExact ? '' : '+'}`;
  const people = t('count', { count: data.total, total });
  return <Button onClick={onChoose}>{t('without', { value: left, people })}</Button>;
}
