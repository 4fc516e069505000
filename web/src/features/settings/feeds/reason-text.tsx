import type { StatedReason } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import type { TextKey } from '../../../messages/translate.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useFeedFieldLabel } from './field-label.ts';

interface ReasonTextProps {
  className?: string | undefined;
  /** Absent in runs of earlier versions. */
  cause: StatedReason | undefined;
  /** What the cause says, in English. */
  english: string;
}

/** A paragraph with a reason in the reader's language. A reason that only the server knows is shown in English. */
export function ReasonText({ className, cause, english }: ReasonTextProps) {
  const sentence = useReasonSentence();
  const text = cause && sentence(cause);
  return (
    <p className={className} lang={text === undefined ? 'en' : undefined}>
      {text ?? english}
    </p>
  );
}

/** Returns the text of a reason in the reader's language; undefined for an unknown code, which a newer server may send. */
export function useReasonSentence(): (cause: StatedReason) => string | undefined {
  const { t, hasText } = useTranslation('reasons');
  const format = useFormat();
  const label = useFeedFieldLabel();
  return ({ code, values, file }) => {
    if (!hasText(code)) return undefined;
    const written = Object.entries(values).map(([name, value]) => {
      if (typeof value === 'number') return [name, format.number(value)];
      // The page shows this assignment with the name of the field. Other reasons have the field as it is written in a file.
      return [name, code === 'heading-unmapped' && name === 'field' ? label(value) : isolated(value)];
    });
    const sentence = t(code as TextKey<'reasons'>, Object.fromEntries(written) as Record<string, string>);
    return file === undefined ? sentence : t('aboutFile', { file: isolated(file), sentence });
  };
}

/** Arabic, Hebrew and other letters that are written from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Isolates a value that is written from right to left (Unicode TR9), which would otherwise change places with the value after it. */
function isolated(value: string): string {
  return rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
}
