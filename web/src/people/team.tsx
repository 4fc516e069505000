import { getTeam, type PersonSummary } from '@directory/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '../messages/use-translation.tsx';
import { Link } from '../navigation/links.tsx';
import { call } from '../api/call.ts';
import { useFormat } from '../messages/format.ts';
import { PersonTiles } from './person-tile.tsx';
import { chartAddress } from './profile-address.ts';
import styles from './team.module.css';

interface TeamProps {
  /** Whose team; the viewer's when empty. */
  login: string;
  /** The login of the viewer where `login` is empty, for the link to the chart. */
  chartLogin: string;
  hasManager?: boolean;
  className?: string | undefined;
}

/** The people around a person. Shows nothing while they load, for a person without a team, and after a failure: the rest of the page stays usable. */
export function Team({ login, chartLogin, hasManager = true, className }: TeamProps) {
  const { t } = useTranslation('shell');
  const headingId = useId();
  const { data: team, isPending } = useQuery({
    queryKey: [getTeam.path, login.toLowerCase()],
    queryFn: ({ signal }) => call(getTeam, login === '' ? {} : { query: { userId: login } }, { signal }),
    retry: false,
  });
  // The page keeps the space under it free meanwhile.
  if (team === undefined) return isPending && <span data-loading hidden />;
  const { manager, peers, peerCount, directReports, directReportCount } = team;
  const isManagerShown = hasManager && manager !== null;
  if (!isManagerShown && peers.length === 0 && directReports.length === 0) return null;
  return (
    <section className={className} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('team')}</h2>
      {isManagerShown && <Group heading={t('teamManager')} people={[manager]} count={1} more="" />}
      <Group
        heading={t('teamReports')}
        people={directReports}
        count={directReportCount}
        more={chartAddress(chartLogin)}
      />
      <Group
        heading={t('teamPeers')}
        people={peers}
        count={peerCount}
        more={manager === null ? '' : chartAddress(manager.login)}
      />
    </section>
  );
}

interface GroupProps {
  heading: string;
  people: readonly PersonSummary[];
  /** Number of people, of whom `people` are the first. */
  count: number;
  /** Where the others are. */
  more: string;
}

function Group({ heading, people, count, more }: GroupProps) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  if (people.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3 className={styles.heading}>{heading}</h3>
      <PersonTiles people={people} />
      {count > people.length && (
        <Link className={styles.more} to={more}>
          {t('teamAll', { total: format.number(count) })}
        </Link>
      )}
    </div>
  );
}
