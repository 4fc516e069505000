import type { SearchParameters, SearchPart } from '@directory/contract';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useReferenceLists } from '../../../people/reference-lists.ts';
import { ChangeableChip } from '../../../ui/chip.tsx';
import type { MenuItem } from '../../../ui/overlay/menu.tsx';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts';
import styles from '../filters/filter-chips.module.css';
import {
  type ChosenKind,
  chosenKinds,
  distinctParts,
  isChosen,
  readingKey,
  withKind,
  withoutPart,
} from './read-parts.ts';
import { useTextReading } from '../search-queries.ts';

const kinds = {
  name: 'readName',
  role: 'readRole',
  place: 'readPlace',
  unit: 'readUnit',
} as const satisfies Record<SearchPart['kind'], string>;

const icons = { name: IconUser, role: IconBriefcase, place: IconMap, unit: IconSitemap } as const;

/** Number of parts from which on a phone shows short chips. */
const shortThreshold = 4;

interface ReadingChipsProps {
  /** The search in the address, and the query sent for it. */
  search: SearchParameters;
  query: SearchParameters;
  onChange: (changes: SearchParameters) => void;
  /** Moves the focus to the box. */
  focusBox: () => void;
}

/** How the text was interpreted: chips for its names, roles, places and units. Each can be removed or given another kind. */
export function ReadingChips({ search, query, onChange, focusBox }: ReadingChipsProps) {
  const { t } = useTranslation('search');
  const loaded = useTextReading(query);
  // The parts expected of a changed search until it has loaded, so that the chips, and the focus on them, remain.
  const [expected, setExpected] = useState<{ key: string; parts: readonly SearchPart[] }>();
  const read = loaded ?? (expected?.key === readingKey(search) ? expected.parts : []);
  const parts = distinctParts(read);
  const { list, onRemove } = useFocusAfterRemoval(focusBox);
  const hasActed = useRef(false);
  const meaningOf = useMeaningOf(parts);
  // On a phone, so that the chips take two lines: a chip with its meaning takes a line of its own.
  const isShort = parts.length >= shortThreshold || (parts.length > 2 && parts.filter(meaningOf).length > 1);

  useLayoutEffect(() => {
    if (loaded === undefined || !hasActed.current) return;
    hasActed.current = false;
    // The focused part has disappeared, because the text is now split differently.
    if (document.activeElement === document.body) focusBox();
  }, [loaded, focusBox]);

  function change(changes: SearchParameters, next: readonly SearchPart[]) {
    hasActed.current = true;
    setExpected({ key: readingKey({ ...search, ...changes }), parts: next });
    onChange(changes);
  }

  function setKind({ text, ...part }: SearchPart, kind: ChosenKind | undefined) {
    const changed = (own: SearchPart) => (own.text === text ? { text, kind: kind ?? part.kind } : own);
    change(withKind(search, text, kind), parts.map(changed));
  }

  function remove({ text }: SearchPart, index: number) {
    onRemove(index);
    const others = parts.filter((part) => part.text !== text);
    change(withoutPart(search, parts, text), others);
  }

  const itemsOf = (part: SearchPart, index: number): MenuItem[] => [
    ...chosenKinds.map((kind) => ({
      label: t(kinds[kind]),
      isChecked: part.kind === kind,
      onChoose: () => setKind(part, kind),
    })),
    ...(isChosen(search, part.text)
      ? [{ label: t('readAutomatically'), onChoose: () => setKind(part, undefined), isApart: true }]
      : []),
    { label: t('removeWords'), onChoose: () => remove(part, index), isApart: true },
  ];

  if (parts.length === 0) return null;
  return (
    <div className={styles.chips} data-parts>
      <ul className={styles.list} aria-label={t('readAs')} ref={list}>
        {parts.map((part, index) => {
          const meaning = meaningOf(part);
          const words = {
            label: t(kinds[part.kind]),
            value: meaning === undefined ? part.text : `${part.text} = ${meaning}`,
          };
          const Icon = icons[part.kind];
          return (
            <li key={part.text}>
              <ChangeableChip
                changeLabel={t('changePart', words)}
                menuLabel={t('partKinds', { value: part.text })}
                items={itemsOf(part, index)}
                removeLabel={t('removePart', { value: part.text })}
                onRemove={() => remove(part, index)}
                short={
                  isShort && (
                    <>
                      <Icon size={16} stroke={1.5} aria-hidden="true" />
                      {meaning ?? part.text}
                    </>
                  )
                }
              >
                {t('chip', words)}
              </ChangeableChip>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What a part was interpreted as; undefined if that is its text. Countries and job families are in the reader's language. */
function useMeaningOf(parts: readonly SearchPart[]): (part: SearchPart) => string | undefined {
  const { language } = useTranslation();
  const format = useFormat();
  const families = useReferenceLists(parts.some(({ jobFamily }) => jobFamily !== undefined)).data?.jobFamilies;
  return ({ text, label, country, jobFamily, meant }) => {
    const family = jobFamily && families?.find(({ code }) => code === jobFamily)?.label[language];
    const name = country === undefined ? family || label || meant : format.country(country);
    return name?.toLowerCase() === text.toLowerCase() ? undefined : name;
  };
}
