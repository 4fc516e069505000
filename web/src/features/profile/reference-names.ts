import { useFormat } from '../../messages/format.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { useReferenceLists } from '../../people/reference-lists.ts';

/** The label of a job family; its code until the list has loaded, and for unknown codes. */
export function useJobFamily(code: string): string {
  const { language } = useTranslation();
  const { data } = useReferenceLists(code !== '');
  const family = data?.jobFamilies.find((known) => known.code === code);
  return family?.label[language] ?? code;
}

/** The name of a language in that language. */
export function useWorkingLanguage(id: string): string {
  const format = useFormat();
  const { data } = useReferenceLists(id !== '');
  return data?.locales.find((locale) => locale.id === id)?.name ?? (id === '' ? '' : format.language(id));
}
