import type { ListedPerson } from '@directory/contract';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { personName } from '../../../people/person-name.ts';
import { DownloadButtons } from '../../../people/personal-data/download-buttons.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Item, useIsPhone } from '../item-list.tsx';
import styles from '../settings-page.module.css';
import privacy from './privacy.module.css';
import { usePersonalData } from './privacy-queries.ts';

/** An entry of an `ItemList`: a person with the downloads of their data and, for a leaver, the button to erase them. */
export function ListedPersonRow({ person, onErase }: { person: ListedPerson; onErase: () => void }) {
  const { t } = useTranslation('privacy');
  const { t: shell } = useTranslation('shell');
  const { load } = usePersonalData();
  const state = useStateWords(person);
  const isPhone = useIsPhone();
  const name = personName(person, shell);
  const shownName = (
    <span className={styles.rowName}>
      <bdi>{name}</bdi>
    </span>
  );
  const downloads = <DownloadButtons of={name} load={() => load(person.id)} />;
  const eraseLabel = t('eraseOf', { name });
  const eraseIcon = <IconTrash size={20} stroke={1.5} aria-hidden="true" />;
  if (isPhone) {
    return (
      <Item
        label={name}
        name={shownName}
        summary={<bdi>{person.login}</bdi>}
        actions={
          person.leftAt === null ? [] : [{ text: t('erase'), label: eraseLabel, icon: eraseIcon, onClick: onErase }]
        }
      >
        <p className={styles.quiet}>{state}</p>
        {downloads}
      </Item>
    );
  }
  return (
    <li className={`${styles.row} ${privacy.row}`}>
      <div className={styles.rowWords}>
        {shownName}
        <p className={styles.quiet}>
          <bdi>{person.login}</bdi>
        </p>
        <p className={styles.quiet}>{state}</p>
      </div>
      <div className={privacy.actions}>
        {downloads}
        {person.leftAt !== null && (
          <IconButton label={eraseLabel} onClick={onErase}>
            {eraseIcon}
          </IconButton>
        )}
      </div>
    </li>
  );
}

function useStateWords({ leftAt, erasedFrom }: ListedPerson): string {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  if (leftAt === null) return t('isPresent');
  const left = t('left', { date: format.day(new Date(leftAt)) });
  const kept = erasedFrom === null ? t('neverErased') : t('erasedFrom', { date: format.day(new Date(erasedFrom)) });
  return `${left} ${kept}`;
}
