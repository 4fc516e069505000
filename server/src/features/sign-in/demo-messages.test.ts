import { interfaceLanguages } from '@directory/contract';
import { expect, test } from 'vitest';
import { typographyFaults } from '@directory/contract/test/typography.ts';
import { demoMessages } from './demo-messages.ts';

test.each(interfaceLanguages)(
  'the texts of the demo sign-in in %s follow the typographic rules of the language',
  (language) => {
    const texts = Object.values(demoMessages[language]);
    expect(texts.flatMap((text) => typographyFaults(language, text))).toEqual([]);
  },
);
