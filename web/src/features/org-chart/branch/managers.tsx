import type { OrgChart } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { personName } from '../../../people/person-name.ts';
import styles from './managers.module.css';
import { ChartLink } from '../chart-link.tsx';

/** Maximum number of managers listed. */
const maxManagers = 8;

/** The managers above a branch in one line, from the top down. */
export function Managers({ chart: { chain } }: { chart: OrgChart }) {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const managers = chain.slice(0, -1);
  if (managers.length === 0) return null;
  const shown = managers.slice(-maxManagers);
  return (
    <nav className={styles.managers} aria-label={t('chain')}>
      <ol className={styles.trail}>
        {shown.length < managers.length && <li className={styles.level}>…</li>}
        {shown.map((person) => (
          <li key={person.login} className={styles.level}>
            <ChartLink login={person.login}>
              <bdi translate="no">{personName(person, shell)}</bdi>
            </ChartLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
