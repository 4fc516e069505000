import type { ChartPerson, OrgChart } from '@directory/contract';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useViewer } from '../../../viewer/use-viewer.ts';
import { Chain } from './chain.tsx';
import styles from './cards-view.module.css';
import { viewAddress } from '../chart-view.ts';
import { Collaborators } from './collaborators.tsx';
import { isSameLogin } from '../predict-chart.ts';

interface CardsViewProps {
  chart: OrgChart;
  selected: ChartPerson;
  isLoading: boolean;
}

/** The chain from the top down to the selected person, and the people who report to that person. */
export function CardsView({ chart, selected, isLoading }: CardsViewProps) {
  const { t } = useTranslation('org-chart');
  const { login } = useViewer();
  const isOwn = isSameLogin(login, selected.login);
  return (
    <>
      <Chain key={`chain of ${chart.chain[0]?.login ?? ''}`} chart={chart}>
        {!isOwn && (
          <ButtonLink
            className={styles.connected ?? ''}
            to={viewAddress(selected.login, { name: 'connection', from: '' })}
          >
            <IconRoute size={20} stroke={1.5} aria-hidden="true" />
            {t('howConnected')}
          </ButtonLink>
        )}
      </Chain>
      <Collaborators
        key={`below ${selected.login.toLowerCase()}`}
        chart={chart}
        selected={selected}
        isLoading={isLoading}
      />
    </>
  );
}
