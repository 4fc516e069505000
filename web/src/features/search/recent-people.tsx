import { useMemo, useState } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { PersonTiles } from '../../people/person-tile.tsx';
import { forgetRecentPeople, recallRecentPeople } from '../../people/recent-people.ts';
import { Button } from '../../ui/button.tsx';
import { focusAround } from '../../ui/focus-around.ts';
import { useViewer } from '../../viewer/use-viewer.ts';
import styles from './recent-people.module.css';

/** The people whose profiles the viewer opened recently. Renders nothing if there are none. */
export function RecentPeople({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('search');
  const { login } = useViewer();
  const [isCleared, setIsCleared] = useState(false);
  const people = useMemo(() => (isCleared ? [] : recallRecentPeople(login)), [login, isCleared]);
  if (people.length === 0) return null;

  function clear() {
    forgetRecentPeople(login);
    setIsCleared(true);
  }

  return (
    <section className={className} aria-labelledby="recent-people">
      <div className={styles.head}>
        <h2 id="recent-people">{t('recentHeading')}</h2>
        <Button ref={focusAround} look="quiet" className={styles.clear ?? ''} onClick={clear}>
          {t('recentClear')}
        </Button>
      </div>
      <PersonTiles people={people} />
    </section>
  );
}
