import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import IconCloud from '@tabler/icons-react/dist/esm/icons/IconCloud.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFileTypeCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useTranslation } from '../../../messages/use-translation.tsx';

const icons = {
  csv: IconFileTypeCsv,
  ldif: IconFileText,
  ldap: IconSitemap,
  scim: IconCloud,
  photos: IconPhoto,
  demo: IconUsers,
} as const;

type KnownKind = keyof typeof icons;

const isKnown = (kind: string): kind is KnownKind => Object.hasOwn(icons, kind);

export function KindIcon({ kind }: { kind: string }) {
  const Icon = isKnown(kind) ? icons[kind] : IconAddressBook;
  return <Icon size={24} stroke={1.5} aria-hidden="true" />;
}

/** The kind of a feed in words: `Active Directory or LDAP`. */
export function useKindName(): (kind: string) => string {
  const { t } = useTranslation('feeds');
  return (kind) => (isKnown(kind) ? t(`kind.${kind}`) : kind.toUpperCase());
}
