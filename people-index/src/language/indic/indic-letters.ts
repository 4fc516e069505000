import type { Script } from '../script.ts';

/**
 * Unicode lays out the scripts that descend from Brahmi in parallel: a letter has the same offset in the block of each script. Offsets of
 * the letters, with their most common spelling.
 */
export const consonants: Readonly<Record<number, string>> = {
  0x15: 'k', 0x16: 'kh', 0x17: 'g', 0x18: 'gh', 0x19: 'n', 0x1a: 'ch', 0x1b: 'chh', 0x1c: 'j', 0x1d: 'jh', 0x1e: 'n',
  0x1f: 't', 0x20: 'th', 0x21: 'd', 0x22: 'dh', 0x23: 'n', 0x24: 't', 0x25: 'th', 0x26: 'd', 0x27: 'dh', 0x28: 'n', 0x29: 'n',
  0x2a: 'p', 0x2b: 'ph', 0x2c: 'b', 0x2d: 'bh', 0x2e: 'm', 0x2f: 'y', 0x30: 'r', 0x31: 'r', 0x32: 'l', 0x33: 'l', 0x34: 'zh',
  0x35: 'v', 0x36: 'sh', 0x37: 'sh', 0x38: 's', 0x39: 'h', 0x58: 'q', 0x59: 'kh', 0x5a: 'gh', 0x5b: 'z', 0x5c: 'r', 0x5d: 'rh', 0x5e: 'f', 0x5f: 'y',
}; // prettier-ignore
export const vowels: Readonly<Record<number, string>> = {
  0x05: 'a', 0x06: 'aa', 0x07: 'i', 0x08: 'ii', 0x09: 'u', 0x0a: 'uu', 0x0b: 'ri', 0x0d: 'e', 0x0e: 'e', 0x0f: 'e', 0x10: 'ai', 0x11: 'o', 0x12: 'o', 0x13: 'o', 0x14: 'au',
}; // prettier-ignore
export const vowelSigns: Readonly<Record<number, string>> = {
  0x3e: 'aa', 0x3f: 'i', 0x40: 'ii', 0x41: 'u', 0x42: 'uu', 0x43: 'ri', 0x44: 'ri', 0x45: 'e', 0x46: 'e', 0x47: 'e', 0x48: 'ai', 0x49: 'o', 0x4a: 'o', 0x4b: 'o', 0x4c: 'au', 0x57: 'au',
}; // prettier-ignore
export const withDot: Readonly<Record<string, string>> = {
  k: 'q',
  kh: 'kh',
  g: 'gh',
  j: 'z',
  d: 'r',
  dh: 'rh',
  ph: 'f',
  y: 'y',
  s: 'sh',
  l: 'l',
};
export const malayalamFinals: Readonly<Record<string, string>> = { ൺ: 'n', ൻ: 'n', ർ: 'r', ൽ: 'l', ൾ: 'l', ൿ: 'k' };

export const nasal = 0x02;
export const visarga = 0x03;
export const dotBelow = 0x3c;
export const noVowel = 0x4d;

/** First code point of the block of each script. */
export const bases: Readonly<Partial<Record<Script, number>>> = {
  devanagari: 0x900,
  bengali: 0x980,
  gurmukhi: 0xa00,
  gujarati: 0xa80,
  odia: 0xb00,
  tamil: 0xb80,
  telugu: 0xc00,
  kannada: 0xc80,
  malayalam: 0xd00,
};

/** Sinhala has a different layout. */
export const sinhala = new Map(
  'අa ආaa ඇa ඈa ඉi ඊii උu ඌuu එe ඒe ඓai ඔo ඕo ඖau කk ඛkh ගg ඝgh ඞn ඟng චch ඡchh ජj ඣjh ඤn ඥn ටt ඨth ඩd ඪdh ණn ඬnd තth ථth දd ධdh නn ඳnd පp ඵph බb භbh මm ඹmb යy රr ලl වw ශsh ෂsh සs හh ළl ෆf'
    .split(' ')
    .map((entry) => [entry[0] as string, entry.slice(1)] as const),
);
export const sinhalaSigns = new Map(
  'ාaa ැa ෑa ිi ීii ුu ූuu ෘru ෙe ේe ෛai ොo ෝo ෞau'
    .split(' ')
    .map((entry) => [entry[0] as string, entry.slice(1)] as const),
);
