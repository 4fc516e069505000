import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { IconButton } from '../../../ui/button.tsx';
import segmented from '../../../ui/segmented.module.css';
import { densities, type Density } from './density.ts';

const icons = { cards: IconLayoutGrid, compact: IconList } as const;

/** Two buttons: cards or a compact list. */
export function DensityChoice({ density, onChoose }: { density: Density; onChoose: (density: Density) => void }) {
  const { t } = useTranslation('search');
  const words = { cards: t('showCards'), compact: t('showCompact') };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={t('density')} className={segmented.segmented}>
      {densities.map((name) => {
        const Icon = icons[name];
        return (
          <IconButton key={name} label={words[name]} aria-pressed={name === density} onClick={() => onChoose(name)}>
            <Icon size={20} stroke={1.5} aria-hidden="true" />
          </IconButton>
        );
      })}
    </div>
  );
}
