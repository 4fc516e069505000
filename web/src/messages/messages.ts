import type { InterfaceLanguage } from '@directory/contract';
import type { budget } from './en/budget.ts';
import type { dataQuality } from './en/data-quality.ts';
import type { errors } from './en/errors.ts';
import type { feeds } from './en/feeds.ts';
import type { fields } from './en/fields.ts';
import type { keys } from './en/keys.ts';
import type { orgChart } from './en/org-chart.ts';
import type { privacy } from './en/privacy.ts';
import type { profile } from './en/profile.ts';
import type { publicCard } from './en/public-card.ts';
import type { reach } from './en/reach.ts';
import type { reasons } from './en/reasons.ts';
import type { recording } from './en/recording.ts';
import type { search } from './en/search.ts';
import type { settings } from './en/settings.ts';
import type { several } from './en/several.ts';
import type { shell } from './en/shell.ts';
import type { upload } from './en/upload.ts';
import type { vocabulary } from './en/vocabulary.ts';
import { fallbackLanguage, preferredLanguage, rememberLanguage } from './language.ts';
import { translateFrom, type Texts, type Translate } from './translate.ts';

/**
 * The texts, by namespace. English is the type of the other languages (`Translation`). A new namespace adds its file in each
 * language's folder and one line here.
 */
export interface Messages {
  shell: typeof shell;
  errors: typeof errors;
  budget: typeof budget;
  'data-quality': typeof dataQuality;
  feeds: typeof feeds;
  fields: typeof fields;
  keys: typeof keys;
  'org-chart': typeof orgChart;
  privacy: typeof privacy;
  profile: typeof profile;
  'public-card': typeof publicCard;
  reach: typeof reach;
  reasons: typeof reasons;
  recording: typeof recording;
  search: typeof search;
  settings: typeof settings;
  several: typeof several;
  upload: typeof upload;
  vocabulary: typeof vocabulary;
}

export type MessageNamespace = keyof Messages;

/**
 * The texts of another language: every key of the English file. A text with plural forms (`_one`, `_other`) may also have `_many`,
 * which French, Italian, Portuguese and Spanish use for whole millions; without it, `_other` is used.
 */
export type Translation<English> = { readonly [Key in keyof English]: string } & {
  readonly [Key in keyof English as Key extends `${infer Counted}_other` ? `${Counted}_many` : never]?: string;
};

// One chunk per language and namespace, loaded on demand.
const files = import.meta.glob<Record<string, Record<string, string>>>(['./*/*.ts', '!./*/*.test.ts']);
const loadedNamespaces = new Set<MessageNamespace>();
/** By language and namespace. */
const loadedTexts = new Map<string, Texts>();
const listeners = new Set<() => void>();
let chosen: InterfaceLanguage | undefined;
/** Number of language choices so far, to ignore an earlier choice that finishes loading later. */
let choices = 0;

const nameOf = (language: InterfaceLanguage, namespace: MessageNamespace) => `${language}/${namespace}`;

async function load(language: InterfaceLanguage, namespace: MessageNamespace): Promise<void> {
  const name = nameOf(language, namespace);
  if (loadedTexts.has(name)) return;
  const file = files[`./${name}.ts`];
  if (file === undefined) throw new Error(`There are no texts for ${namespace} in ${language}`);
  loadedTexts.set(name, (await file())[namespace] ?? {});
}

/** Loads the texts of these namespaces in the reader's language. */
export async function loadMessages(...namespaces: MessageNamespace[]): Promise<void> {
  for (const namespace of namespaces) loadedNamespaces.add(namespace);
  await Promise.all(namespaces.map((namespace) => load(currentLanguage(), namespace)));
}

/** Loads the texts of a namespace and returns the translation function, for use outside a component. */
export async function loadWords<Namespace extends MessageNamespace>(
  namespace: Namespace,
): Promise<Translate<Namespace>> {
  await loadMessages(namespace);
  return translate(currentLanguage(), namespace);
}

/** Loads the English texts of a dialog with a legal text: legal texts exist only in English and French (see `legal-language.tsx`). */
export async function loadLegalMessages(...namespaces: MessageNamespace[]): Promise<void> {
  await Promise.all(
    (['shell', 'errors', ...namespaces] as const).map((namespace) => load(fallbackLanguage, namespace)),
  );
}

/** The translation function of a namespace, which may still be loading. */
export function translate<Namespace extends MessageNamespace>(
  language: InterfaceLanguage,
  namespace: Namespace,
): Translate<Namespace> {
  return translateFrom(() => textsIn(language, namespace), language);
}

const noTexts: Texts = {};

export function textsIn(language: InterfaceLanguage, namespace: MessageNamespace): Texts {
  return loadedTexts.get(nameOf(language, namespace)) ?? noTexts;
}

/** The current language of the interface. */
export function currentLanguage(): InterfaceLanguage {
  chosen ??= preferredLanguage();
  return chosen;
}

/** Calls the listener when the reader has chosen another language. Returns a function that stops it. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the reader's language and loads the texts that every page needs. */
export async function startMessages(): Promise<void> {
  markDocument();
  await loadMessages('shell', 'errors');
}

/** Changes the language of the interface and stores the choice in this browser. The latest choice wins, even if an earlier one loads later. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  const choice = (choices += 1);
  await loadShownNamespaces(language);
  if (choice !== choices) return;
  chosen = language;
  rememberLanguage(language);
  markDocument();
  for (const listener of listeners) listener();
}

/** Loads, in a language, the texts of all pages opened so far, and of pages opened in the meantime. */
async function loadShownNamespaces(language: InterfaceLanguage): Promise<void> {
  const namespaces = [...loadedNamespaces];
  await Promise.all(namespaces.map((namespace) => load(language, namespace)));
  if (namespaces.length < loadedNamespaces.size) await loadShownNamespaces(language);
}

function markDocument(): void {
  document.documentElement.lang = currentLanguage();
}
