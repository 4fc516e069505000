import { inCapitals, namesInOrder, type SearchResult } from '@directory/contract';
import { Fragment } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import styles from './marked-text.module.css';

type Ranges = readonly (readonly [start: number, end: number])[];

interface MarkedTextProps {
  text: string;
  /** The parts to highlight, [start, end) in UTF-16 code units of `text`. They may be unordered, overlapping or out of range. */
  ranges: Ranges;
  isUpperCase?: boolean;
}

/** A text with the matched letters in bold. */
export function MarkedText({ text, ranges, isUpperCase = false }: MarkedTextProps) {
  // Parts are capitalized separately: ß becomes SS, which would shift the positions in the whole text.
  const shown = (part: string) => (isUpperCase ? inCapitals(part) : part);
  return splitText(text, ranges).map(({ start, part, isMarked }) =>
    isMarked ? (
      <b key={start} className={styles.marked}>
        {shown(part)}
      </b>
    ) : (
      shown(part)
    ),
  );
}

function splitText(text: string, ranges: Ranges) {
  const parts: { start: number; part: string; isMarked: boolean }[] = [];
  let at = 0;
  for (const [start, end] of ranges.toSorted(([left], [right]) => left - right)) {
    const from = Math.max(start, at);
    const to = Math.min(end, text.length);
    if (to <= from) continue;
    if (from > at) parts.push({ start: at, part: text.slice(at, from), isMarked: false });
    parts.push({ start: from, part: text.slice(from, to), isMarked: true });
    at = to;
  }
  if (at < text.length) parts.push({ start: at, part: text.slice(at), isMarked: false });
  return parts;
}

/** The positions of the query terms in a field of a result. */
export function rangesIn(person: SearchResult, field: string): Ranges {
  return person.match?.highlights?.find((highlight) => highlight.field === field)?.ranges ?? [];
}

/** The name as `displayName` writes it, with the matched letters in bold, or a placeholder for a person without names. */
export function MarkedName({ person }: { person: SearchResult }) {
  const { t } = useTranslation('shell');
  if (!person.firstName && !person.lastName) return t('unknownUser');
  return (
    <bdi translate="no">
      {namesInOrder(person).map((field, place) => (
        <Fragment key={field}>
          {place > 0 && person.firstName && person.lastName && ' '}
          <MarkedText text={person[field]} ranges={rangesIn(person, field)} isUpperCase={field === 'lastName'} />
        </Fragment>
      ))}
    </bdi>
  );
}
