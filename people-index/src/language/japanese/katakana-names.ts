import { lazy } from '../../columns/lazy.ts';
import { fold } from '../fold.ts';
import { readCharacterTable } from '../han/character-table.ts';
import { plainKana } from './plain-kana.ts';
import names from '../readings/katakana-names.json' with { type: 'json' };

/**
 * Foreign names in katakana that no rule of transcription leads to, folded, with their Latin spellings. Parsed when the first name in kana
 * is read.
 */
export const katakanaNames = lazy(() => readCharacterTable(names.names, (kana) => [fold(plainKana(kana))]));
