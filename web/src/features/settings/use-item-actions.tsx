import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTranslation } from '../../messages/use-translation.tsx';
import type { ItemAction } from './item-list.tsx';

interface ItemActions {
  change: (name: string, to: string) => ItemAction;
  remove: (name: string, onClick: () => void) => ItemAction;
}

/** The actions that most items have: a link to the form that changes the item with this name, and a button that asks before it is removed. */
export function useItemActions(): ItemActions {
  const { t } = useTranslation('settings');
  return {
    change: (name, to) => ({
      text: t('change'),
      label: t('changeOf', { name }),
      icon: <IconPencil size={20} stroke={1.5} aria-hidden="true" />,
      to,
    }),
    remove: (name, onClick) => ({
      text: t('remove'),
      label: t('removeOf', { name }),
      icon: <IconTrash size={20} stroke={1.5} aria-hidden="true" />,
      onClick,
    }),
  };
}
