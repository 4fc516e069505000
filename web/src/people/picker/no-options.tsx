import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import styles from '../../ui/form/combobox.module.css';
import type { OptionProps } from '../../ui/form/use-combobox.ts';

/** Returns why there are no people to choose from: nobody was found, or the search failed. Empty if there are some, or none yet. */
export function useNoOptionsText({ hasFoundNothing, failure }: { hasFoundNothing: boolean; failure: unknown }): string {
  const { t } = useTranslation('shell');
  const sentence = useFailureSentence();
  if (failure !== undefined) return sentence(failure);
  return hasFoundNothing ? t('nobodyFound') : '';
}

/** The text of `useNoOptionsText`, above the list. */
export function NoOptions({ text }: { text: string }) {
  return text !== '' && <p className={styles.nobody}>{text}</p>;
}

/** The option that repeats a failed search. `option` is undefined if there is none. */
export function RetryOption({ option }: { option: OptionProps | undefined }) {
  const { t } = useTranslation('shell');
  return (
    option !== undefined && (
      // The box keeps the focus and handles the keyboard.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
      <div {...option} className={styles.option} onMouseDown={(event) => event.preventDefault()}>
        <IconRefresh size={20} stroke={1.5} aria-hidden="true" />
        {t('tryAgain')}
      </div>
    )
  );
}
