import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { regionalTag } from '../../messages/language.ts';

const minute = 60_000;

/** The local time of a person, kept up to date, with the weekday if the date differs from the viewer's. */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const { t, i18n } = useTranslation('profile');
  const now = useMinute();
  const time = clockAt(now, timeZone, regionalTag(i18n.language));
  if (time === undefined) return null;
  return <time dateTime={now.toISOString()}>{t('localTime', { time })}</time>;
}

/** `14:05`, or `Sat 00:05`; undefined for an unknown time zone. */
export function clockAt(now: Date, timeZone: string, tag: string): string | undefined {
  try {
    const dayIn = (zone?: string) => now.toLocaleDateString('en-CA', zone === undefined ? {} : { timeZone: zone });
    const isOtherDay = dayIn(timeZone) !== dayIn();
    const time = now.toLocaleTimeString(tag, { timeZone, timeStyle: 'short' });
    return isOtherDay ? `${now.toLocaleDateString(tag, { timeZone, weekday: 'short' })} ${time}` : time;
  } catch {
    return undefined;
  }
}

/** The current time, updated every minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), minute - (now.getTime() % minute));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
