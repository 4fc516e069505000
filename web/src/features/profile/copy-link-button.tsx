import type { Profile } from '@directory/contract';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { siteAddress } from '../../base-path.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { profileAddress } from '../../people/profile-address.ts';
import { announce } from '../../ui/status/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { useCopy } from '../../ui/browser/use-copy.ts';

/** Copies the address of a profile, for sharing it with a colleague. */
export function CopyLinkButton({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { isCopied, copy } = useCopy(() => announce(t('linkCopied')));
  const Icon = isCopied ? IconCheck : IconLink;
  return (
    <Button look="quiet" onClick={() => copy(siteAddress() + profileAddress(profile.login))}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      {isCopied ? t('linkCopied') : t('copyLink')}
    </Button>
  );
}
