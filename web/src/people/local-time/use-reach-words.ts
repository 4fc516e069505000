import type { LocalDay } from '@directory/contract';
import { regionalTag } from '../../messages/language.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { minutesAhead, viewerZone, workingTimeAt, type WorkingTime } from './time-difference.ts';

interface ReachWords {
  /** `3 hr ahead of you`; undefined if a time zone is unknown. */
  difference: string | undefined;
  /** Whether people usually work there now, and the text for it; undefined if that is unknown. */
  working: { kind: WorkingTime; words: string } | undefined;
}

/** Describes how the time in a zone differs from the viewer's, and whether it is working time there. The texts are in the namespace `reach`. */
export function useReachWords(now: Date, timeZone: string, days: readonly LocalDay[]): ReachWords {
  const { t, language } = useTranslation('reach');
  const ahead = minutesAhead(now, timeZone, viewerZone());
  const kind = workingTimeAt(now, timeZone, days);
  return {
    difference: ahead === undefined ? undefined : differenceIn(ahead),
    working: kind && { kind, words: t(kind) },
  };

  function differenceIn(minutes: number): string {
    if (minutes === 0) return t('sameTime');
    const duration = durationOf(Math.abs(minutes), regionalTag(language));
    return minutes > 0 ? t('ahead', { duration }) : t('behind', { duration });
  }
}

/** `5 hr 30 min` in English, `5 h 30 min` in French. */
function durationOf(minutes: number, tag: string): string {
  const unit = (value: number, name: 'hour' | 'minute') =>
    value === 0
      ? undefined
      : new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  return [unit(Math.floor(minutes / 60), 'hour'), unit(minutes % 60, 'minute')].filter(Boolean).join(' ');
}
