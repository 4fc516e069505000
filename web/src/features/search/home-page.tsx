import type { SearchParameter, SearchParameters } from '@directory/contract';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { useNavigate } from '../../navigation/navigation.tsx';
import { FavouritePeople } from '../../people/favourites/favourite-people.tsx';
import { Team } from '../../people/team.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useViewer } from '../../viewer/use-viewer.ts';
import { useFilterChoices } from './filters/filter-choices.ts';
import { FilterFields } from './filters/filter-fields.tsx';
import styles from './home-page.module.css';
import { ProfileHint } from './profile-hint.tsx';
import { RecentPeople } from './recent-people.tsx';
import { resultsAddress } from './search-address.ts';
import { SearchBox } from './search-box.tsx';
import { forgetSearch, rememberSearch } from './search-memory.ts';
import { severalAddress } from './find-several/several-memory.ts';

/** Home: the search box, the collapsed advanced search, the people viewed recently, a hint about the viewer's own profile, the favourites and the viewer's team. */
export function HomePage() {
  const { login, isKnown, isListed } = useViewer();
  return (
    <>
      <HomeSearch />
      <RecentPeople className={styles.people} />
      {!isKnown && <span data-loading hidden />}
      {isKnown && isListed && <ProfileHint className={styles.people} />}
      {isKnown && isListed && <FavouritePeople className={classes(styles.people, styles.favourites)} />}
      {isKnown && isListed && <Team login="" chartLogin={login} className={classes(styles.people, styles.team)} />}
    </>
  );
}

/** A separate component, so that typing does not render the people below it again. */
function HomeSearch() {
  const { t } = useTranslation('search');
  const { t: shell } = useTranslation('shell');
  const navigate = useNavigate();
  const [search, setSearch] = useState<SearchParameters>({});
  const [isAdvanced, setIsAdvanced] = useState(false);
  const lists = useFilterChoices({ wantsGbus: isAdvanced, wantsLists: isAdvanced });
  const results = resultsAddress(search);

  useEffect(forgetSearch, []);

  function change(parameter: SearchParameter, value: string) {
    const changed = { ...search, [parameter]: value };
    setSearch(changed);
    rememberSearch(changed);
  }

  function startSearch(event: SubmitEvent) {
    event.preventDefault();
    void navigate(results);
  }

  return (
    <section className={styles.banner}>
      <PageHeading title={shell('home')} className={styles.heading ?? ''}>
        {t('homeHeading')}
      </PageHeading>
      {/* Not all supported browsers have <search>. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <form role="search" className={styles.form} onSubmit={startSearch}>
        <div className={styles.row}>
          <SearchBox
            value={search.globalQuery ?? ''}
            onChange={(value) => change('globalQuery', value)}
            hasFocusAtStart
            hasHintUnder
          />
          <Button type="submit" look="primary" isLarge className={styles.start}>
            {t('startSearch')}
          </Button>
        </div>
        <div className={styles.under}>
          <Button
            look="quiet"
            className={styles.toggle}
            aria-expanded={isAdvanced}
            aria-controls="advanced-search"
            onClick={() => setIsAdvanced(!isAdvanced)}
          >
            <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
            {t('advancedSearch')}
          </Button>
          <ButtonLink to={severalAddress} look="quiet" className={styles.several}>
            {t('findSeveral')}
          </ButtonLink>
          <ButtonLink to={results} look="quiet">
            {t('more')}
          </ButtonLink>
        </div>
        <div id="advanced-search" className={styles.advanced} hidden={!isAdvanced}>
          {isAdvanced && <FilterFields values={search} onChange={change} lists={lists} />}
        </div>
      </form>
    </section>
  );
}
