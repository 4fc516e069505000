import type { listPeopleWithHiddenFields, OutputOf } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Link } from '../../../navigation/links.tsx';
import { Avatar } from '../../../people/avatar.tsx';
import { useFieldLabel } from '../../../people/field-labels.ts';
import { personName } from '../../../people/person-name.ts';
import { profileAddress } from '../../../people/profile-address.ts';
import { Loaded } from '../loaded.tsx';
import { MorePages } from '../more-pages.tsx';
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
      {({ pages }) => (
        <section className={page.stack} aria-labelledby="hidden-people">
          <h3 id="hidden-people">{t('hiddenPeople')}</h3>
          <p className={page.quiet}>
            {totalOf(pages) === 0 ? t('noHiddenPeople') : t('personCount', { count: totalOf(pages) })}
          </p>
          {totalOf(pages) > 0 && (
            <ul className={page.rows} aria-labelledby="hidden-people">
              {peopleOf(pages).map(({ person, fields }) => (
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
          <MorePages query={people} />
        </section>
      )}
    </Loaded>
  );
}

type Pages = readonly { people: OutputOf<typeof listPeopleWithHiddenFields>; total: number }[];

/** The number of people, now or when the newest page was loaded. */
function totalOf(pages: Pages): number {
  return pages.at(-1)?.total ?? 0;
}

/** The people of all pages. Somebody who was changed after one page was loaded can be in the next one again. */
function peopleOf(pages: Pages): Pages[number]['people'] {
  const byLogin = new Map(pages.flatMap(({ people }) => people.map((each) => [each.person.login, each] as const)));
  return [...byLogin.values()];
}
