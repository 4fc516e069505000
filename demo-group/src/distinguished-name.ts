const special = /["+,;<>\\=]|^[ #]| $/;

/** Escapes an attribute value of a distinguished name (RFC 4514, section 2.4). */
export function escapeDnValue(value: string): string {
  if (!special.test(value)) return value;
  return value
    .replace(/["+,;<>\\=]/g, '\\$&')
    .replace(/^[ #]/, '\\$&')
    .replace(/ $/, '\\ ');
}
