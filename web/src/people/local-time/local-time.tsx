import { useEffect, useState } from 'react';
import { regionalTag } from '../../messages/language.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { viewerZone } from './time-difference.ts';
import { zoneFormat } from './zone-format.ts';

const minute = 60_000;

/** The local time of a person, with the weekday if the date differs from the viewer's. The texts are in the namespace `reach`. */
export function LocalTime({ timeZone, now }: { timeZone: string; now: Date }) {
  const { t, language } = useTranslation('reach');
  const time = clockAt(now, timeZone, regionalTag(language), viewerZone());
  if (time === undefined) return null;
  return <time dateTime={now.toISOString()}>{t('localTime', { time })}</time>;
}

/** `14:05`, or `Sat 00:05` if the viewer's date differs or their time zone is unknown; undefined for an unknown `timeZone`. */
export function clockAt(now: Date, timeZone: string, tag: string, ownZone: string | undefined): string | undefined {
  try {
    const dayIn = (zone: string) => zoneFormat('date', zone).format(now);
    const isOtherDay = ownZone === undefined || dayIn(timeZone) !== dayIn(ownZone);
    const time = zoneFormat('time', timeZone, tag).format(now);
    return isOtherDay ? `${zoneFormat('weekday', timeZone, tag).format(now)} ${time}` : time;
  } catch {
    return undefined;
  }
}

/** The current time, updated at the beginning of every minute. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), minute - (now.getTime() % minute));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
