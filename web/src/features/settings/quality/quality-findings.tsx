import type { QualityFinding } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Link } from '../../../navigation/links.tsx';
import { Avatar } from '../../../people/avatar.tsx';
import { personName } from '../../../people/person-name.ts';
import { profileAddress } from '../../../people/profile-address.ts';
import { classes } from '../../../ui/classes.ts';
import { Dotted } from '../../../ui/dotted.tsx';
import { Loaded } from '../loaded.tsx';
import { MorePages } from '../more-pages.tsx';
import page from '../settings-page.module.css';
import { QualityFilters } from './quality-filters.tsx';
import type { QualitySelection } from './quality-selection.ts';
import { useQualityFindings } from './quality-queries.ts';
import styles from './quality.module.css';

/** The findings of a kind: an explanation, the filters, and the people. */
export function QualityFindings({ selection, computedAt }: { selection: QualitySelection; computedAt: string }) {
  const { t } = useTranslation('data-quality');
  return (
    <section className={page.stack} aria-labelledby="findings-heading">
      <div>
        <h3 id="findings-heading">{t(selection.kind)}</h3>
        <p className={page.quiet}>{t(`${selection.kind}.about`)}</p>
      </div>
      <QualityFilters selection={selection} computedAt={computedAt} />
      <List selection={selection} computedAt={computedAt} />
    </section>
  );
}

function List({ selection, computedAt }: { selection: QualitySelection; computedAt: string }) {
  const { t } = useTranslation('data-quality');
  const query = useQualityFindings(selection, computedAt);
  return (
    <Loaded query={query} skeletons={4}>
      {({ pages }) => {
        const findings = pages.flatMap((each) => each.findings);
        const total = pages[0]?.total ?? 0;
        if (total === 0) return <p className={page.panel}>{t('noFindings')}</p>;
        return (
          <>
            <output className={page.quiet}>{t('found', { count: total })}</output>
            <ol className={classes(page.rows, styles.findings)} aria-labelledby="findings-heading">
              {findings.map((finding, row) => (
                <Row
                  // A finding is identified by its person, but a leaver has no login.
                  key={finding.person?.login ?? row}
                  finding={finding}
                  isFirstOfGroup={finding.group !== findings[row - 1]?.group}
                />
              ))}
            </ol>
            <MorePages query={query} />
          </>
        );
      }}
    </Loaded>
  );
}

function Row({ finding, isFirstOfGroup }: { finding: QualityFinding; isFirstOfGroup: boolean }) {
  const { t } = useTranslation('data-quality');
  const { t: shell } = useTranslation('shell');
  const { person, detail, group } = finding;
  const isDivided = group === 0 || isFirstOfGroup;
  if (person === null) return <li className={classes(page.row, page.quiet)}>{t('isGone')}</li>;
  return (
    <li className={classes(page.row, !isDivided && styles.sameGroup)}>
      <Avatar person={person} size={40} />
      <div className={page.rowWords}>
        <Link className={page.rowName} to={profileAddress(person.login)}>
          <bdi>{personName(person, shell)}</bdi>
        </Link>
        <p className={page.quiet}>
          <Dotted parts={[person.title, person.organization, person.login]} />
        </p>
        {detail !== '' && (
          <p className={styles.detail}>
            <bdi>{detail}</bdi>
          </p>
        )}
      </div>
    </li>
  );
}
