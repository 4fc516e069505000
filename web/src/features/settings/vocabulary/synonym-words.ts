import {
  minSynonymWords,
  isSynonymWord,
  maxSynonymWordLength,
  maxSynonyms,
  maxSynonymWords,
  normalizeSynonym,
  synonymKey,
  type SynonymFaultCode,
} from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';

/** Splits a text into words, one per line. */
export function readWords(text: string): string[] {
  return text
    .split('\n')
    .map(normalizeSynonym)
    .filter((word) => word !== '');
}

/** Why the words cannot be a row; undefined if they are valid. */
export function faultOfWords(words: readonly string[]): SynonymFaultCode | undefined {
  if (words.length < minSynonymWords) return 'too-few';
  if (words.length > maxSynonymWords) return 'too-many';
  if (words.some((word) => word.length > maxSynonymWordLength)) return 'too-long';
  if (!words.every(isSynonymWord)) return 'unusable';
  return new Set(words.map(synonymKey)).size < words.length ? 'repeated' : undefined;
}

/** Returns the message for a fault. */
export function useFaultSentence(): (code: SynonymFaultCode) => string {
  const { t } = useTranslation('vocabulary');
  const format = useFormat();
  return (code) => {
    switch (code) {
      case 'kind':
        return t('fault.kind');
      case 'too-few':
        return t('fault.too-few');
      case 'too-many':
        return t('fault.too-many', { most: format.number(maxSynonymWords) });
      case 'too-long':
        return t('fault.too-long', { most: format.number(maxSynonymWordLength) });
      case 'unusable':
        return t('fault.unusable');
      case 'repeated':
        return t('fault.repeated');
      case 'same-row':
        return t('fault.same-row');
      case 'too-many-rows':
        return t('fault.too-many-rows', { most: format.number(maxSynonyms) });
      case 'empty':
        return t('fault.empty');
    }
  };
}
