import { useTranslation } from '../../../messages/use-translation.tsx';
import { Link } from '../../../navigation/links.tsx';
import { Avatar } from '../../../people/avatar.tsx';
import { useFieldLabel } from '../../../people/field-labels.ts';
import { personName } from '../../../people/person-name.ts';
import { profileAddress } from '../../../people/profile-address.ts';
import { Loaded } from '../loaded.tsx';
import page from '../settings-page.module.css';
import { usePeopleWithHiddenFields } from './hiding-queries.ts';

/** People with individually hidden fields, with links to their profiles, where this can be changed. */
export function HiddenPeople() {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const labelOf = useFieldLabel();
  const people = usePeopleWithHiddenFields();
  return (
    <Loaded query={people}>
      {(list) => (
        <section className={page.stack} aria-labelledby="hidden-people">
          <h3 id="hidden-people">{t('hiddenPeople')}</h3>
          {list.length === 0 && <p className={page.quiet}>{t('noHiddenPeople')}</p>}
          {list.length > 0 && (
            <ul className={page.rows}>
              {list.map(({ person, fields }) => (
                <li key={person.login} className={page.row}>
                  <Avatar person={person} size={40} />
                  <div className={page.rowWords}>
                    <Link className={page.rowName} to={profileAddress(person.login)}>
                      <bdi>{personName(person, shell)}</bdi>
                    </Link>
                    <p className={page.quiet}>{fields.map(labelOf).join(', ')}</p>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </Loaded>
  );
}
