/**
 * Whether a client has the representation with this entity tag already (`If-None-Match`, RFC 9110 section 13.1.2): the header lists it, weak or strong,
 * or is `*`. The tags of this server have no comma.
 */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((listed) => opaqueTag(listed.trim()) === opaqueTag(tag));
}

function opaqueTag(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
