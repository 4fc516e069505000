import { lintSource } from '@secretlint/core';
import { creator as rules } from '@secretlint/secretlint-rule-preset-recommend';

const preset = '@secretlint/secretlint-rule-preset-recommend';

export interface TextFile {
  readonly file: string;
  readonly content: string;
}

/**
 * Searches files for private keys, tokens and passwords in URLs, by the rules of secretlint. All files are searched as one text, because
 * secretlint has a high overhead per call.
 * @returns file, line and kind of each finding, never the secret itself
 */
export async function findSecrets(files: readonly TextFile[]): Promise<string[]> {
  const { messages } = await lintSource({
    source: {
      filePath: 'all.txt',
      content: files.map(({ content }) => content).join('\n'),
      contentType: 'text',
      ext: '',
    },
    options: {
      maskSecrets: true,
      noPhysicFilePath: true,
      config: { rules: [{ id: preset, rule: rules, options: {} }] },
    },
  });
  let first = 1;
  const places = files.map(({ file, content }) => {
    const start = first;
    first += content.split('\n').length;
    return { file, start };
  });
  return messages.map(({ loc, messageId }) => {
    const { file, start } = places.findLast((place) => place.start <= loc.start.line) ?? { file: '', start: 1 };
    return `${file}:${loc.start.line - start + 1} ${messageId}`;
  });
}
