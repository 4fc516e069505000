/** HTML in which all values were escaped. */
export interface Html {
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes strings; parts that are HTML stay as they are. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  const written = values.map((value) => (typeof value === 'string' ? escape(value) : value.text));
  return { text: parts.map((part, place) => part + (written[place] ?? '')).join('') };
}

export function joined(parts: readonly Html[]): Html {
  return { text: parts.map(({ text }) => text).join('\n') };
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
