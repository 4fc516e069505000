import type { ChartPerson } from '@directory/contract';
import IconLayoutCards from '@tabler/icons-react/dist/esm/icons/IconLayoutCards.mjs';
import IconListTree from '@tabler/icons-react/dist/esm/icons/IconListTree.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Link } from '../../navigation/links.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import segmented from '../../ui/segmented.module.css';
import styles from './chart-tools.module.css';
import { viewAddress, type ChartView } from './chart-view.ts';

const views = [
  { name: 'cards', Icon: IconLayoutCards },
  { name: 'outline', Icon: IconListTree },
  { name: 'tree', Icon: IconSitemap },
] as const;

/** Links to the views of the chart, and a print button. */
export function ChartTools({ selected, viewName }: { selected: ChartPerson; viewName: ChartView['name'] }) {
  const { t } = useTranslation('org-chart');
  return (
    <div className={styles.tools}>
      <nav className={classes(segmented.segmented, styles.views)} aria-label={t('views')}>
        {views.map(({ name, Icon }) => (
          <Link
            key={name}
            className={styles.view}
            to={viewAddress(selected.login, { name, from: '' })}
            preventScrollReset
            aria-current={name === viewName ? 'page' : undefined}
          >
            <Icon size={20} stroke={1.5} aria-hidden="true" />
            {t(name)}
          </Link>
        ))}
      </nav>
      <IconButton label={t('print')} onClick={() => window.print()}>
        <IconPrinter size={20} stroke={1.5} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
