import type { PersonSummary } from '@directory/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { personName } from '../../people/person-name.ts';
import { profileAddress } from '../../people/profile-address.ts';

interface ActorProps {
  /** A login, a feed's name, or `configuration`, `command line`, `demo`. */
  name: string;
  /** The person with this login, where there is one. */
  person: PersonSummary | null;
}

/** Who acted, or what was changed: a person's name with a link to the profile, or a text. */
export function Actor({ name, person }: ActorProps) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  if (person !== null) {
    return (
      <Link to={profileAddress(person.login)} title={person.login}>
        <bdi>{personName(person, shell)}</bdi>
      </Link>
    );
  }
  switch (name) {
    case 'configuration':
      return t('actorConfiguration');
    case 'command line':
      return t('actorCommandLine');
    case 'demo':
      return t('actorDemo');
    default:
      return <bdi>{name}</bdi>;
  }
}

/** A sentence that names an actor, who may be a link: `text` gets the place of the name. */
export function SentenceWithActor({ text, ...actor }: ActorProps & { text: (name: string) => string }) {
  const place = '\u0000';
  const [before, after] = text(place).split(place);
  return (
    <>
      {before}
      <Actor {...actor} />
      {after}
    </>
  );
}
