/** HTML in which all values are escaped. */
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

/** Template tag that escapes strings and inserts `Html` values unchanged. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  const written = values.map((value) => (typeof value === 'string' ? escape(value) : value.text));
  return { text: parts.map((part, index) => part + (written[index] ?? '')).join('') };
}

export function joined(parts: readonly Html[]): Html {
  return { text: parts.map(({ text }) => text).join('\n') };
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
