import type { Icon } from '@tabler/icons-react';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useTranslation } from '../../messages/use-translation.tsx';
import { useViewer } from '../../viewer/use-viewer.ts';
import { hasPage } from '../routes.tsx';

interface MainLink {
  to: string;
  label: string;
  Icon: Icon;
}

/** The links in the header to the pages that this viewer may open. */
export function useMainLinks(): MainLink[] {
  const { t } = useTranslation('shell');
  const { isAdministrator, administeredUnits, isListed } = useViewer();
  const links: MainLink[] = [
    { to: '/', label: t('home'), Icon: IconHome },
    { to: '/Result', label: t('directory'), Icon: IconUsers },
  ];
  // The chart opens at the viewer, so a viewer who is not listed has no chart.
  if (isListed) links.push({ to: '/orgchart', label: t('chart'), Icon: IconSitemap });
  if (isAdministrator || administeredUnits.length > 0) {
    links.push({ to: '/Settings', label: t('settings'), Icon: IconSettings });
  }
  return links.filter(({ to }) => hasPage(to));
}
