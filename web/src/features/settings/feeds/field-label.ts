import { feedTargets } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';

/** Returns the name of a feed's field; the given name itself for anything else, such as an attribute of LDIF. */
export function useFeedFieldLabel(): (field: string) => string {
  const { t } = useTranslation('fields');
  return (field) => {
    const known = feedTargets.find((target) => target === field);
    return known === undefined ? field : t(known);
  };
}
