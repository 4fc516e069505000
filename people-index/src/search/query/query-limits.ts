/** UTF-16 code units that are read of a text, and of a filter that is read as one. */
export const longestText = 256;

/** Words that are read of a text or a filter. */
export const maxWords = 12;
