import { useTranslation } from 'react-i18next';
import { useViewer } from '../viewer/use-viewer.ts';
import { hasPage } from './routes.tsx';

/** The links of the header, as far as this viewer may follow them. */
export function useMainLinks(): { to: string; label: string }[] {
  const { t } = useTranslation('shell');
  const { isAdministrator } = useViewer();
  const links: { to: string; label: string }[] = [
    { to: '/', label: t('home') },
    { to: '/Result', label: t('directory') },
  ];
  if (isAdministrator) links.push({ to: '/Settings', label: t('settings') });
  return links.filter(({ to }) => hasPage(to));
}
