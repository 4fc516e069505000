/** Maximum number of UTF-16 code units that are read of a query text, and of a filter that is parsed like one. */
export const maxTextLength = 256;

/** Maximum number of words that are read of a text or filter. */
export const maxWords = 12;
