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
  /** Login of the person whose team is shown; empty for the viewer. */
  login: string;
  /** Login for the link to the chart: that of the viewer if `login` is empty. */
  chartLogin: string;
  hasManager?: boolean;
  className?: string | undefined;
}

/** Manager, peers and direct reports of a person. Renders nothing while they load, without a team, and after a failure, which affects only this part. */
export function Team({ login, chartLogin, hasManager = true, className }: TeamProps) {
  const { t } = useTranslation('shell');
  const headingId = useId();
  const { data: team, isPending } = useQuery({
    queryKey: [getTeam.path, login.toLowerCase()],
    queryFn: ({ signal }) => call(getTeam, login === '' ? {} : { query: { userId: login } }, { signal }),
    retry: false,
  });
  // `data-loading` hides the footer until the team has loaded.
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
  /** Total number of people; `people` contains only the first. */
  count: number;
  /** Address of the page with the others. */
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
