import type { Administrator } from '@directory/contract';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Link } from '../../../navigation/links.tsx';
import { useFormat } from '../../../messages/format.ts';
import { Avatar } from '../../../people/avatar.tsx';
import { EmailAddress } from '../../../people/card/email-address.tsx';
import { personName } from '../../../people/person-name.ts';
import { profileAddress } from '../../../people/profile-address.ts';
import { useViewer } from '../../../viewer/use-viewer.ts';
import { SentenceWithActor } from '../actor.tsx';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { useUnitName } from '../addresses/addresses-queries.ts';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { FilteredList } from '../filtered-list.tsx';
import { Item, ItemList } from '../item-list.tsx';
import { Loaded } from '../loaded.tsx';
import { settingsAddress } from '../settings-address.ts';
import styles from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { useAdministratorChanges, useAdministrators } from './administrators-queries.ts';

/** All administrators, each with a button to remove them. */
export function AdministratorList() {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const unitName = useUnitName();
  const administrators = useAdministrators();
  const [leaving, setLeaving] = useState<Administrator>();
  return (
    <Loaded query={administrators}>
      {(list) => {
        const isLast = list.filter(({ unit }) => unit === '').length === 1;
        return (
          <>
            <p className={styles.quiet}>
              {t('administratorCount', { count: list.length })} {isLast && t('administratorLast')}
            </p>
            <p className={styles.quiet}>{t('administratorsByClaim')}</p>
            <FilteredList
              items={list}
              label={t('findAdministrator')}
              noMatch={t('noSuchAdministrator')}
              nameOf={({ login, person }) => (person === null ? login : personName(person, shell))}
              detailsOf={({ login, person, unit }) => [login, person?.title ?? '', unit && unitName(unit)]}
            >
              {(shown) => (
                <ItemList label={t('administrators')}>
                  {shown.map((administrator) => (
                    <Row
                      key={administrator.login}
                      administrator={administrator}
                      isLast={isLast && administrator.unit === ''}
                      onRemove={() => setLeaving(administrator)}
                    />
                  ))}
                </ItemList>
              )}
            </FilteredList>
            {leaving !== undefined && <Removal administrator={leaving} onClose={() => setLeaving(undefined)} />}
          </>
        );
      }}
    </Loaded>
  );
}

interface RowProps {
  administrator: Administrator;
  isLast: boolean;
  onRemove: () => void;
}

function Row({ administrator, isLast, onRemove }: RowProps) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const unitName = useUnitName();
  const { login, unit, person, addedAt, addedBy, addedByPerson, boundAt } = administrator;
  const name = person === null ? login : personName(person, shell);
  const time = format.moment(new Date(addedAt));
  const address = (
    <bdi>
      <EmailAddress email={login} />
    </bdi>
  );
  return (
    <Item
      label={name}
      photo={<Avatar person={person ?? { login, firstName: '', lastName: '', photo: '' }} size={40} />}
      name={
        person === null ? (
          <span className={styles.rowName}>{address}</span>
        ) : (
          <Link className={styles.rowName} to={profileAddress(login)}>
            <bdi>{name}</bdi>
          </Link>
        )
      }
      summary={
        <>
          {person !== null && person.title !== '' && (
            <>
              <bdi>{person.title}</bdi>
              {' · '}
            </>
          )}
          {person !== null && address}
        </>
      }
      flag={
        <>
          {person === null && (
            <p className={styles.flag}>
              <IconAlertTriangle size={16} stroke={1.5} aria-hidden="true" />
              {t('notInDirectory')}
            </p>
          )}
          {unit !== '' && <p className={styles.quiet}>{t('administratorOfUnit', { unit: unitName(unit) })}</p>}
        </>
      }
      actions={[
        {
          text: t('removeFromList'),
          label: t('removeFromListOf', { name }),
          icon: <IconTrash size={20} stroke={1.5} aria-hidden="true" />,
          isDisabled: isLast,
          onClick: onRemove,
        },
      ]}
    >
      <p className={styles.quiet}>
        {addedBy === '' ? (
          t('addedAt', { time })
        ) : (
          <SentenceWithActor text={(by) => t('addedBy', { time, name: by })} name={addedBy} person={addedByPerson} />
        )}
      </p>
      <p className={styles.quiet}>
        {boundAt === null
          ? t('administratorUnbound')
          : t('administratorBound', { time: format.moment(new Date(boundAt)) })}
      </p>
    </Item>
  );
}

function Removal({ administrator, onClose }: { administrator: Administrator; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const viewer = useViewer();
  const navigateWithNotice = useNavigateWithNotice();
  const { remove } = useAdministratorChanges();
  const { login, person } = administrator;
  const name = person === null ? login : personName(person, shell);
  const isViewer = viewer.login.toLowerCase() === login.toLowerCase();
  const removal = useAction(
    async () => {
      await remove(login);
      onClose();
      navigateWithNotice(settingsAddress('administrators'), t('administratorRemoved', { name }));
    },
    { isLast: true },
  );
  return (
    <ConfirmRemoval
      heading={t('administratorRemoval', { name })}
      removal={removal}
      words={{ remove: t('removeFromList'), removing: t('removingFromList') }}
      onClose={onClose}
    >
      {isViewer ? t('administratorRemovalOwn') : t('administratorRemovalText')}
    </ConfirmRemoval>
  );
}
