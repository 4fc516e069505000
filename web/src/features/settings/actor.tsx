import { erasureOf, type PersonSummary } from '@directory/contract';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Link } from '../../navigation/links.tsx';
import { personName } from '../../people/person-name.ts';
import { profileAddress } from '../../people/profile-address.ts';

interface ActorProps {
  /** A login, a feed's name, the name of an erased person, or `configuration`, `command line`, `schedule`, `demo`, `retention`. */
  name: string;
  /** The person with this login, if there is one. */
  person: PersonSummary | null;
}

/** The actor or the subject of a change: a person's name with a link to the profile, or a text. */
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
  const erasure = erasureOf(name);
  if (erasure !== undefined) return t('erasedPerson', { number: erasure });
  switch (name) {
    case 'retention':
      return t('actorRetention');
    case 'configuration':
      return t('actorConfiguration');
    case 'command line':
      return t('actorCommandLine');
    case 'schedule':
      return t('actorSchedule');
    case 'demo':
      return t('actorDemo');
    default:
      return <bdi>{name}</bdi>;
  }
}

/** A sentence with an actor, which may be a link. `text` is called with a placeholder for the name. */
export function SentenceWithActor({ text, ...actor }: ActorProps & { text: (name: string) => string }) {
  const placeholder = '\u0000';
  const [before, after] = text(placeholder).split(placeholder);
  return (
    <>
      {before}
      <Actor {...actor} />
      {after}
    </>
  );
}
