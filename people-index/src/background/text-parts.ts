/** Maximum number of texts per message: sending or receiving them takes about a millisecond of the event loop. */
const maxTexts = 4096;

/** Stands in plain data for a long list of texts, which is sent in this number of parts. */
interface Placeholder {
  readonly $textParts: number;
}

/**
 * Plain data without its long lists of texts, which are appended to `parts`: in one message, the lists of a large segment would block the
 * event loop.
 */
export function withoutTexts(value: unknown, parts: string[][]): unknown {
  if (Array.isArray(value)) {
    if (value.length <= maxTexts || typeof value[0] !== 'string') return value;
    const first = parts.length;
    for (let start = 0; start < value.length; start += maxTexts) parts.push(value.slice(start, start + maxTexts));
    return { $textParts: parts.length - first } satisfies Placeholder;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutTexts(inner, parts)]));
}

/** Restores the texts in the data. Removes them from `parts`. */
export function withTexts(value: unknown, parts: string[][]): unknown {
  if (!isRecord(value)) return value;
  if ('$textParts' in value) return parts.splice(0, Number(value.$textParts)).flat();
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withTexts(inner, parts)]));
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);
}
