/** Bit ACCOUNTDISABLE of userAccountControl. */
const disabledBit = 0x2;
/** The two values of accountExpires that mean "never": 0 and 2^63 - 1. */
const never: ReadonlySet<bigint> = new Set([0n, 0x7fff_ffff_ffff_ffffn]);
/** 1601-01-01 in Unix time, in units of 100 ns. */
const epoch = -116_444_736_000_000_000n;
const perMillisecond = 10_000n;

/** Whether userAccountControl, a bit mask such as 512, 514 or 66048, has the bit of a disabled account. */
export function isDisabled(userAccountControl: string): boolean {
  return (integer(userAccountControl) & BigInt(disabledBit)) !== 0n;
}

/** Whether the time of accountExpires has passed. It is in units of 100 ns since 1601, which exceeds JavaScript's safe integers. */
export function hasExpired(accountExpires: string, now: number): boolean {
  const ticks = integer(accountExpires);
  return !never.has(ticks) && ticks <= BigInt(now) * perMillisecond - epoch;
}

/**
 * Byte order of a GUID's text relative to its binary form: the first three parts are little-endian (MS-DTYP, section 2.3.4.2). The
 * permutation is its own inverse.
 */
const guidOrder = [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15];

/** The text of a GUID; undefined unless it has 16 bytes. */
export function guidText(bytes: Buffer): string | undefined {
  if (bytes.length !== 16) return undefined;
  return inGuidOrder(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The bytes of a GUID from its text. */
export function guidBytes(text: string): Buffer {
  return inGuidOrder(Buffer.from(text.replaceAll('-', ''), 'hex'));
}

function inGuidOrder(bytes: Buffer): Buffer {
  return Buffer.from(guidOrder.map((index) => bytes[index] ?? 0));
}

/** The text of a security identifier, such as S-1-5-21-1-2-3-1103 (MS-DTYP, section 2.4.2.2); undefined for other bytes. */
export function sidText(bytes: Buffer): string | undefined {
  const count = bytes[1] ?? 0;
  if (bytes[0] !== 1 || bytes.length !== 8 + 4 * count) return undefined;
  const parts = Array.from({ length: count }, (_, index) => bytes.readUInt32LE(8 + 4 * index));
  return ['S', 1, bytes.readUIntBE(2, 6), ...parts].join('-');
}

/** 0 for text that is not a number. */
function integer(text: string): bigint {
  return /^-?\d{1,20}$/.test(text.trim()) ? BigInt(text.trim()) : 0n;
}
