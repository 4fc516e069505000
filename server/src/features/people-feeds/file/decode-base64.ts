/** Decodes base64 (RFC 4648, section 4), ignoring whitespace; undefined for invalid and truncated text. */
export function decodeBase64(text: string): Buffer | undefined {
  const compact = /\s/.test(text) ? text.replaceAll(/\s+/g, '') : text;
  if (compact.length % 4 !== 0) return undefined;
  const bytes = Buffer.from(compact, 'base64');
  // Node.js skips invalid characters, so the result is too short.
  const padding = compact.endsWith('==') ? 2 : compact.endsWith('=') ? 1 : 0;
  return bytes.length === (compact.length / 4) * 3 - padding ? bytes : undefined;
}
