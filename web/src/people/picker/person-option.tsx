import type { PersonSummary } from '@directory/contract';
import { useTranslation } from '../../messages/use-translation.tsx';
import { classes } from '../../ui/classes.ts';
import styles from '../../ui/form/combobox.module.css';
import { clampLong } from '../../ui/long-text.ts';
import type { OptionProps } from '../../ui/form/use-combobox.ts';
import { Avatar } from '../avatar.tsx';
import { personName } from '../person-name.ts';
import { PersonDetails } from './person-details.tsx';

interface PersonOptionProps {
  person: PersonSummary;
  option: OptionProps;
}

/** A person in the list of a combobox. */
export function PersonOption({ person, option }: PersonOptionProps) {
  const { t } = useTranslation('shell');
  const name = personName(person, t);
  return (
    // The box keeps the focus and handles the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div {...option} className={styles.option} onMouseDown={(event) => event.preventDefault()}>
      <Avatar person={person} size={40} />
      <span className={styles.words}>
        <bdi className={classes(styles.name, clampLong(name))} translate="no">
          {name}
        </bdi>
        <PersonDetails facts={[person.title, person.organization]} city={person.city} />
      </span>
    </div>
  );
}
