/**
 * Whether `If-None-Match` matches an entity tag (RFC 9110 section 13.1.2), so that the client already has the representation: it lists the
 * tag, weak or strong, or is `*`. Entity tags of this server contain no comma.
 */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((listed) => opaqueTag(listed.trim()) === opaqueTag(tag));
}

function opaqueTag(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
