import type { PersonalData } from '@directory/contract';
import { formatFor } from '../../messages/format.ts';
import { currentLanguage, loadWords } from '../../messages/messages.ts';
import { saveFile } from '../../ui/browser/save-file.ts';
import { writePage } from './write-page.ts';

export type PersonalDataFormat = 'page' | 'json';

/** Downloads personal data, as JSON or as a page in the reader's language. */
export async function savePersonalData(data: PersonalData, format: PersonalDataFormat): Promise<void> {
  const name = `personal-data-${data.login.replaceAll(/[^\w.@-]/g, '_')}`;
  if (format === 'json') {
    saveFile(`${name}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    return;
  }
  const [privacy, settings, profile] = await Promise.all([
    loadWords('privacy'),
    loadWords('settings'),
    loadWords('profile'),
  ]);
  const language = currentLanguage();
  const words = { language, privacy, settings, profile, format: formatFor(language) };
  saveFile(`${name}.html`, new Blob([writePage(data, words)], { type: 'text/html;charset=utf-8' }));
}
