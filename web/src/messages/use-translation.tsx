import type { InterfaceLanguage } from '@directory/contract';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { currentLanguage, onLanguageChange, textsIn, translate, type MessageNamespace } from './messages.ts';
import type { Translate } from './translate.ts';

/** The texts of a namespace in one language. */
interface Translation<Namespace extends MessageNamespace> {
  readonly t: Translate<Namespace>;
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

const known = new Map<string, Translation<MessageNamespace>>();

/** The texts of a namespace, which has been loaded. A list calls this hundreds of times, so that it only looks up what it returned before. */
export function useTranslation<Namespace extends MessageNamespace = 'shell'>(
  namespace?: Namespace,
): Translation<Namespace> {
  const language = use(ShownLanguage) ?? currentLanguage();
  return translationOf(language, namespace ?? 'shell') as unknown as Translation<Namespace>;
}

function translationOf(language: InterfaceLanguage, namespace: MessageNamespace): Translation<MessageNamespace> {
  const key = `${language} ${namespace}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made: Translation<MessageNamespace> = {
    t: translate(language, namespace),
    language,
    hasText: (text) => Object.hasOwn(textsIn(language, namespace), text),
  };
  known.set(key, made);
  return made;
}
