import type { ListedPerson } from '@directory/contract';
import { useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { useSettledText } from '../../../ui/form/use-settled-text.ts';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { ItemList } from '../item-list.tsx';
import { Loaded } from '../loaded.tsx';
import { settingsAddress } from '../settings-address.ts';
import styles from '../settings-page.module.css';
import { ErasureModal } from './erasure-modal.tsx';
import { ListedPersonRow } from './listed-person-row.tsx';
import { useListedPeople } from './privacy-queries.ts';

/** Pause in typing before the search begins, in milliseconds. */
const searchPause = 300;

/** Copies of personal data, and erasure of leavers. */
export function PrivacySection() {
  const { t } = useTranslation('privacy');
  const [text, setText] = useState('');
  const settled = useSettledText(text.trim(), true, searchPause);
  const people = useListedPeople(settled);
  const [leaving, setLeaving] = useState<ListedPerson>();
  const navigateWithNotice = useNavigateWithNotice();
  const label = (people.data?.text ?? settled) === '' ? t('latest') : t('found');
  return (
    <div className={styles.stack}>
      <div className={styles.narrow}>
        <Field label={t('find')} hint={t('findHint')}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={text}
              maxLength={256}
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </div>
      <h3>{label}</h3>
      <Loaded query={people}>
        {({ text: searched, people: list, hasMore }) =>
          list.length === 0 ? (
            <p className={styles.quiet}>{searched === '' ? t('noLeavers') : t('noMatch')}</p>
          ) : (
            <>
              <ItemList label={label}>
                {list.map((person) => (
                  <ListedPersonRow key={person.id} person={person} onErase={() => setLeaving(person)} />
                ))}
              </ItemList>
              {hasMore && <p className={styles.quiet}>{t('more')}</p>}
            </>
          )
        }
      </Loaded>
      {leaving !== undefined && (
        <ErasureModal
          person={leaving}
          onClose={() => setLeaving(undefined)}
          onErased={(erasure) => {
            setLeaving(undefined);
            navigateWithNotice(settingsAddress('privacy'), t('erased', { erasure: String(erasure) }));
          }}
        />
      )}
    </div>
  );
}
