import { interfaceLanguages } from '@directory/contract';
import { expect, test } from 'vitest';
import { typographyFaults } from '@directory/contract/test/typography.ts';
import { cardMessages } from './card-messages.ts';

test.each(interfaceLanguages)(
  'the texts of the card page in %s follow the typographic rules of the language',
  (language) => {
    const texts = Object.values(cardMessages[language]);
    expect(texts.flatMap((text) => typographyFaults(language, text))).toEqual([]);
  },
);
