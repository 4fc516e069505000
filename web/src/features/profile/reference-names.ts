import { useFormat } from '../../messages/format.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { useReferenceLists } from '../../people/reference-lists.ts';

/** How a value of the reference lists is shown. */
export interface ReferenceName {
  name: string;
  /** Whether the lists are still loading, so that the name is not known yet. */
  isLoading: boolean;
}

/** The label of a job family; its code if the lists do not have it. */
export function useJobFamily(code: string): ReferenceName {
  const { language } = useTranslation();
  const { data, isLoading } = useReferenceLists(code !== '');
  const family = data?.jobFamilies.find((known) => known.code === code);
  return { name: family?.label[language] ?? code, isLoading };
}

/** The name of a language in that language; in the viewer's language if the lists do not have it. */
export function useWorkingLanguage(id: string): ReferenceName {
  const format = useFormat();
  const { data, isLoading } = useReferenceLists(id !== '');
  const locale = data?.locales.find((known) => known.id === id);
  return { name: locale?.name ?? (id === '' ? '' : format.language(id)), isLoading };
}
