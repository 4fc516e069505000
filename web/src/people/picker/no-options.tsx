import { useFailureSentence } from '../../messages/error-sentence.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import styles from '../../ui/form/combobox.module.css';

/** Returns why there are no people to choose from: nobody was found, or the search failed. Empty if there are some, or none yet. */
export function useNoOptionsText({ hasFoundNothing, failure }: { hasFoundNothing: boolean; failure: unknown }): string {
  const { t } = useTranslation('shell');
  const sentence = useFailureSentence();
  if (failure !== undefined) return sentence(failure);
  return hasFoundNothing ? t('nobodyFound') : '';
}

/** The text of `useNoOptionsText`, in place of the options. */
export function NoOptions({ text }: { text: string }) {
  return text !== '' && <p className={styles.nobody}>{text}</p>;
}
