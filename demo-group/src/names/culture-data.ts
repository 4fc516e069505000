/**
 * The names of one naming culture, most common first, separated by white space; `_` is a space in a name.
 * A name is `Latin`, `Latin/Feminine`, `Latin=native`, `Latin/Feminine=native/native feminine`, with `~Nick` for
 * everyday forms and `:weight` where its frequency is known. A name without weight follows the ones before it by rank.
 */
export interface CultureData {
  id: string;
  women: string;
  men: string;
  surnames: string;
  /** Rarer family names of a stem and an ending, for a fraction `share` of the people. */
  rare?: { share: number; stems: string; endings: string };
  /** Given names of two syllables or characters, for a fraction `share` of the people. */
  madeGiven?: { share: number; women: string; men: string; seconds: string };
  style?: SurnameStyle;
}

/**
 * How a family name is formed: `two` father's and mother's, `particles` Portuguese, `hyphen` couples joined by a
 * hyphen, `slavic`, `czech`, `polish` with a feminine form, `middle` a Vietnamese middle name, `single` often one name.
 */
export type SurnameStyle = 'two' | 'particles' | 'hyphen' | 'slavic' | 'czech' | 'polish' | 'middle' | 'single';
