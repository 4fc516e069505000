import { synonymKinds, type SynonymKind } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Field } from '../../../ui/form/field.tsx';
import page from '../settings-page.module.css';
import { faultOfWords, readWords, useFaultSentence } from './synonym-words.ts';
import styles from './vocabulary.module.css';

export interface SynonymDraft {
  kind: SynonymKind;
  /** The words, one on each line. */
  text: string;
}

interface SynonymFieldsProps {
  draft: SynonymDraft;
  /** Whether the form was submitted, so that a fault is shown. */
  isChecked: boolean;
  onChange: (draft: SynonymDraft) => void;
}

/** The fields of a row: what the words mean, and the words. */
export function SynonymFields({ draft, isChecked, onChange }: SynonymFieldsProps) {
  const { t } = useTranslation('vocabulary');
  const sentence = useFaultSentence();
  const fault = isChecked ? faultOfWords(readWords(draft.text)) : undefined;
  return (
    <div className={`${page.narrow} ${page.stack}`}>
      <Field label={t('kind')}>
        {(control) => (
          <select
            {...control}
            value={draft.kind}
            onChange={(event) => onChange({ ...draft, kind: event.target.value as SynonymKind })}
          >
            {synonymKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kind.${kind}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('words')} hint={t('wordsHint')} fault={fault && sentence(fault)}>
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} ${styles.words}`}
            rows={6}
            spellCheck={false}
            dir="auto"
            value={draft.text}
            onChange={(event) => onChange({ ...draft, text: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
