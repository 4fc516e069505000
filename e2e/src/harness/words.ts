import { fillIn } from '../../../web/src/messages/fill-in.ts';
import { budget as englishBudget } from '../../../web/src/messages/en/budget.ts';
import { dataQuality as englishDataQuality } from '../../../web/src/messages/en/data-quality.ts';
import { errors as englishErrors } from '../../../web/src/messages/en/errors.ts';
import { feeds as englishFeeds } from '../../../web/src/messages/en/feeds.ts';
import { fields as englishFields } from '../../../web/src/messages/en/fields.ts';
import { keys as englishKeys } from '../../../web/src/messages/en/keys.ts';
import { orgChart as englishOrgChart } from '../../../web/src/messages/en/org-chart.ts';
import { privacy as englishPrivacy } from '../../../web/src/messages/en/privacy.ts';
import { profile as englishProfile } from '../../../web/src/messages/en/profile.ts';
import { publicCard as englishPublicCard } from '../../../web/src/messages/en/public-card.ts';
import { reach as englishReach } from '../../../web/src/messages/en/reach.ts';
import { reasons as englishReasons } from '../../../web/src/messages/en/reasons.ts';
import { recording as englishRecording } from '../../../web/src/messages/en/recording.ts';
import { search as englishSearch } from '../../../web/src/messages/en/search.ts';
import { settings as englishSettings } from '../../../web/src/messages/en/settings.ts';
import { several as englishSeveral } from '../../../web/src/messages/en/several.ts';
import { shell as englishShell } from '../../../web/src/messages/en/shell.ts';
import { upload as englishUpload } from '../../../web/src/messages/en/upload.ts';
import { vocabulary as englishVocabulary } from '../../../web/src/messages/en/vocabulary.ts';
import { budget as frenchBudget } from '../../../web/src/messages/fr/budget.ts';
import { dataQuality as frenchDataQuality } from '../../../web/src/messages/fr/data-quality.ts';
import { errors as frenchErrors } from '../../../web/src/messages/fr/errors.ts';
import { feeds as frenchFeeds } from '../../../web/src/messages/fr/feeds.ts';
import { fields as frenchFields } from '../../../web/src/messages/fr/fields.ts';
import { keys as frenchKeys } from '../../../web/src/messages/fr/keys.ts';
import { orgChart as frenchOrgChart } from '../../../web/src/messages/fr/org-chart.ts';
import { privacy as frenchPrivacy } from '../../../web/src/messages/fr/privacy.ts';
import { profile as frenchProfile } from '../../../web/src/messages/fr/profile.ts';
import { publicCard as frenchPublicCard } from '../../../web/src/messages/fr/public-card.ts';
import { reach as frenchReach } from '../../../web/src/messages/fr/reach.ts';
import { reasons as frenchReasons } from '../../../web/src/messages/fr/reasons.ts';
import { recording as frenchRecording } from '../../../web/src/messages/fr/recording.ts';
import { search as frenchSearch } from '../../../web/src/messages/fr/search.ts';
import { settings as frenchSettings } from '../../../web/src/messages/fr/settings.ts';
import { several as frenchSeveral } from '../../../web/src/messages/fr/several.ts';
import { shell as frenchShell } from '../../../web/src/messages/fr/shell.ts';
import { upload as frenchUpload } from '../../../web/src/messages/fr/upload.ts';
import { vocabulary as frenchVocabulary } from '../../../web/src/messages/fr/vocabulary.ts';

/** Every test runs in English; those tagged `inEveryLanguage` also run in French. */
export const language = process.env['E2E_LANGUAGE'] === 'fr' ? 'fr' : 'en';

export const locale = language === 'fr' ? 'fr-FR' : 'en-GB';

const english = {
  shell: englishShell,
  search: englishSearch,
  budget: englishBudget,
  'data-quality': englishDataQuality,
  errors: englishErrors,
  feeds: englishFeeds,
  fields: englishFields,
  keys: englishKeys,
  'org-chart': englishOrgChart,
  privacy: englishPrivacy,
  profile: englishProfile,
  reach: englishReach,
  reasons: englishReasons,
  recording: englishRecording,
  settings: englishSettings,
  several: englishSeveral,
  upload: englishUpload,
  vocabulary: englishVocabulary,
  'public-card': englishPublicCard,
};
const french = {
  shell: frenchShell,
  search: frenchSearch,
  budget: frenchBudget,
  'data-quality': frenchDataQuality,
  errors: frenchErrors,
  feeds: frenchFeeds,
  fields: frenchFields,
  keys: frenchKeys,
  'org-chart': frenchOrgChart,
  privacy: frenchPrivacy,
  profile: frenchProfile,
  reach: frenchReach,
  reasons: frenchReasons,
  recording: frenchRecording,
  settings: frenchSettings,
  several: frenchSeveral,
  upload: frenchUpload,
  vocabulary: frenchVocabulary,
  'public-card': frenchPublicCard,
};

type Words = { readonly [Namespace in keyof typeof english]: Record<keyof (typeof english)[Namespace], string> };

/** Texts of the interface by namespace, in the language of this run. */
export const words: Words = language === 'fr' ? french : english;

/** Fills in the `{{values}}` of a text. */
export function say(text: string, values: Record<string, string | number>): string {
  return fillIn(text, language, (name) => String(values[name]));
}

/** English texts that a French page must not contain: those with a different French text. */
export const foreignTexts: ReadonlySet<string> = new Set(
  language === 'fr' ? Object.keys(english).flatMap((namespace) => differing(namespace as keyof typeof english)) : [],
);

function differing(namespace: keyof typeof english): string[] {
  const translated: Record<string, string> = french[namespace];
  return Object.entries(english[namespace])
    .filter(([key, text]) => !text.includes('{{') && translated[key] !== text)
    .map(([, text]) => text);
}
