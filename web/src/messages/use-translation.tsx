import type { InterfaceLanguage } from '@directory/contract';
import i18next, { type TFunction } from 'i18next';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { currentLanguage, type MessageNamespace } from './messages.ts';

/** The texts of a namespace in one language. */
interface Texts<Namespace extends MessageNamespace> {
  readonly t: TFunction<Namespace>;
  readonly language: InterfaceLanguage;
  /** Whether there is a text for a key that is not known before. */
  readonly hasText: (key: string) => boolean;
}

const ShownLanguage = createContext<InterfaceLanguage | undefined>(undefined);

/** Renders its children in one language. */
export const InLanguage = ShownLanguage.Provider;

/** Renders its children in the reader's language, and again when the reader chooses another one. */
export function InReadersLanguage({ children }: { children: ReactNode }) {
  return <InLanguage value={useSyncExternalStore(onLanguageChange, currentLanguage)}>{children}</InLanguage>;
}

function onLanguageChange(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

const known = new Map<string, Texts<MessageNamespace>>();

/**
 * The texts of a namespace, which has been loaded. A list calls this hundreds of times, so that it only looks up what it returned before:
 * the hook of react-i18next took a third of the time of scrolling.
 */
export function useTranslation<Namespace extends MessageNamespace = 'shell'>(namespace?: Namespace): Texts<Namespace> {
  const language = use(ShownLanguage) ?? currentLanguage();
  return textsOf(language, namespace ?? 'shell') as unknown as Texts<Namespace>;
}

function textsOf(language: InterfaceLanguage, namespace: MessageNamespace): Texts<MessageNamespace> {
  const key = `${language} ${namespace}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made: Texts<MessageNamespace> = {
    t: i18next.getFixedT(language, namespace),
    language,
    hasText: (text) => i18next.exists(text, { lng: language, ns: namespace }),
  };
  known.set(key, made);
  return made;
}
