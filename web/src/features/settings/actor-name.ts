import { useTranslation } from 'react-i18next';

/** Who acted, where it was no person: a start setting, the command line, the demo. A login or a feed's name stays as it is. */
export function useActorName(): (actor: string) => string {
  const { t } = useTranslation('settings');
  return (actor) => {
    switch (actor) {
      case 'configuration':
        return t('actorConfiguration');
      case 'command line':
        return t('actorCommandLine');
      case 'demo':
        return t('actorDemo');
      default:
        return actor;
    }
  };
}
