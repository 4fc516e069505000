import { displayName, getContactCard, type Profile } from '@directory/contract';
import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import { useMutation } from '@tanstack/react-query';
import { callForFile } from '../../api/call.ts';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/browser/save-file.ts';
import styles from './save-contact-button.module.css';

/** Downloads a person as a contact file, which phones and mail programs can open. */
export function SaveContactButton({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const failureSentence = useFailureSentence();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callForFile(getContactCard, { query: { userId: profile.login } }),
    onSuccess: ({ file, name }) => saveFile(name || `${displayName(profile) || profile.login}.vcf`, file),
  });
  return (
    <>
      <Button isRunning={isPending} onClick={() => mutate()}>
        <IconAddressBook size={20} stroke={1.5} aria-hidden="true" />
        {t('saveContact')}
      </Button>
      {error !== null && (
        <p className={styles.fault} role="alert">
          {t('contactFailed')} {failureSentence(error)}
        </p>
      )}
    </>
  );
}
