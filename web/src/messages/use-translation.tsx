import type { InterfaceLanguage } from '@directory/contract';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { currentLanguage, onLanguageChange, textsIn, translate, type MessageNamespace } from './messages.ts';
import type { Translate } from './translate.ts';

/** The texts of a namespace in one language. */
interface Translation<Namespace extends MessageNamespace> {
  readonly t: Translate<Namespace>;
  readonly language: InterfaceLanguage;
  /** Whether there is a text for a key that is known only at run time. */
  readonly hasText: (key: string) => boolean;
}

const ShownLanguage = createContext<InterfaceLanguage | undefined>(undefined);

/** Renders its children in one language. */
export const InLanguage = ShownLanguage.Provider;

/** Renders its children in the reader's language, and again when the reader chooses another one. */
export function InReadersLanguage({ children }: { children: ReactNode }) {
  return <InLanguage value={useSyncExternalStore(onLanguageChange, currentLanguage)}>{children}</InLanguage>;
}

const cachedTranslations = new Map<string, Translation<MessageNamespace>>();

/** The translation of a loaded namespace. Cached, since a list calls this hundreds of times. */
export function useTranslation<Namespace extends MessageNamespace = 'shell'>(
  namespace?: Namespace,
): Translation<Namespace> {
  const language = use(ShownLanguage) ?? currentLanguage();
  return translationOf(language, namespace ?? 'shell') as unknown as Translation<Namespace>;
}

function translationOf(language: InterfaceLanguage, namespace: MessageNamespace): Translation<MessageNamespace> {
  const key = `${language} ${namespace}`;
  const found = cachedTranslations.get(key);
  if (found !== undefined) return found;
  const translation: Translation<MessageNamespace> = {
    t: translate(language, namespace),
    language,
    hasText: (text) => Object.hasOwn(textsIn(language, namespace), text),
  };
  cachedTranslations.set(key, translation);
  return translation;
}
