import type { ChartPerson, OrgChart } from '@directory/contract';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { personName } from '../../../people/person-name.ts';
import { Button } from '../../../ui/button.tsx';
import { AssistantCard } from './assistant-card.tsx';
import styles from './chain.module.css';
import { ChartCard } from '../chart-card.tsx';
import { isSameLogin } from '../predict-chart.ts';
import { ChartLink } from '../chart-link.tsx';

/** Number of managers shown at the top of a long chain and above the selected person. Those in between are shown on demand. */
const shownAtTop = 2;
const shownAbove = 4;

interface ChainProps {
  chart: OrgChart;
  /** Actions for the selected person. */
  children?: ReactNode;
}

/** The chain of managers from the top down to the selected person. */
export function Chain({ chart, children }: ChainProps) {
  const { t } = useTranslation('org-chart');
  const [isExpanded, setIsExpanded] = useState(false);
  const managers = chart.chain.slice(0, -1);
  const selected = chart.chain.at(-1);
  const isCollapsed = !isExpanded && managers.length > shownAtTop + shownAbove + 1;
  const between = isCollapsed ? managers.length - shownAtTop - shownAbove : 0;
  const top = isCollapsed ? managers.slice(0, shownAtTop) : managers;
  const above = isCollapsed ? managers.slice(-shownAbove) : [];
  return (
    <ol className={styles.chain} aria-label={t('chain')}>
      <ChainEnd chart={chart} />
      {top.map((person) => (
        <Level key={person.login} person={person} />
      ))}
      {between > 0 && (
        <li className={styles.level}>
          <Button className={styles.between ?? ''} onClick={() => setIsExpanded(true)}>
            <IconDotsVertical size={20} stroke={1.5} aria-hidden="true" />
            {t('between', { count: between })}
          </Button>
        </li>
      )}
      {above.map((person) => (
        <Level key={person.login} person={person} />
      ))}
      {selected !== undefined && (
        <li className={styles.level} aria-current="true">
          <div className={styles.selected}>
            <ChartCard person={selected} isSelected>
              {children}
            </ChartCard>
          </div>
          <AssistantCard person={selected} assistant={chart.assistant ?? undefined} />
        </li>
      )}
    </ol>
  );
}

function Level({ person }: { person: ChartPerson }) {
  return (
    <li className={styles.level}>
      <div className={styles.manager}>
        <ChartCard person={person} />
      </div>
      <AssistantCard person={person} />
    </li>
  );
}

/** Explains why the chain does not begin at the top of the organization. */
function ChainEnd({ chart: { chain, chainEnd, unknownManager, cycleUserId } }: { chart: OrgChart }) {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const [first] = chain;
  if (chainEnd === 'top' || first === undefined) return null;
  const again = chain.find(({ login }) => isSameLogin(login, cycleUserId));
  return (
    <li className={styles.level}>
      <div className={styles.end}>
        {chainEnd === 'unknown-manager' && (
          <>
            <IconUserQuestion size={20} stroke={1.5} aria-hidden="true" />
            <p>
              {t('unknownManager')} <bdi className={styles.reference}>{unknownManager}</bdi>
            </p>
          </>
        )}
        {chainEnd === 'cycle' && (
          <>
            <IconRepeat size={20} stroke={1.5} aria-hidden="true" />
            <p>
              {t('cycle', {
                first: personName(first, shell),
                again: again === undefined ? cycleUserId : personName(again, shell),
              })}
            </p>
          </>
        )}
        {chainEnd === 'not-shown' && <p>{t('managerNotShown')}</p>}
        {chainEnd === 'longer' && (
          <>
            <IconArrowUp size={20} stroke={1.5} aria-hidden="true" />
            <ChartLink login={first.login}>{t('chainLonger')}</ChartLink>
          </>
        )}
      </div>
    </li>
  );
}
