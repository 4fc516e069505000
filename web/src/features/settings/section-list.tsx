import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconEyeCheck from '@tabler/icons-react/dist/esm/icons/IconEyeCheck.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import IconVocabulary from '@tabler/icons-react/dist/esm/icons/IconVocabulary.mjs';
import IconWebhook from '@tabler/icons-react/dist/esm/icons/IconWebhook.mjs';
import IconFileShredder from '@tabler/icons-react/dist/esm/icons/IconFileShredder.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconReportAnalytics from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
import IconServer from '@tabler/icons-react/dist/esm/icons/IconServer.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import IconTransferIn from '@tabler/icons-react/dist/esm/icons/IconTransferIn.mjs';
import IconUserEdit from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs';
import IconUserShield from '@tabler/icons-react/dist/esm/icons/IconUserShield.mjs';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Link } from '../../navigation/links.tsx';
import { showWhole } from '../../ui/browser/show-whole.ts';
import styles from './section-list.module.css';
import { sectionGroups, settingsAddress, type Section, type SectionGroup } from './settings-address.ts';

const icons = {
  administrators: IconUserShield,
  organizations: IconBuilding,
  domains: IconServer,
  hiding: IconEyeOff,
  optional: IconUserEdit,
  chart: IconSitemap,
  vocabulary: IconVocabulary,
  addresses: IconMapPin,
  feeds: IconTransferIn,
  quality: IconReportAnalytics,
  scim: IconKey,
  api: IconPlugConnected,
  webhooks: IconWebhook,
  budgets: IconEyeCheck,
  privacy: IconFileShredder,
  audit: IconHistory,
};

/** Width in CSS pixels of the previous section that remains visible, which shows that there is one. */
const visibleBefore = 56;

/** On a phone the list is a scrollable strip. Scrolls the open section almost to its start. */
function scrollToInStrip(link: HTMLAnchorElement | null) {
  const strip = link?.closest('nav');
  if (!link || !strip) return;
  strip.scrollLeft += link.getBoundingClientRect().left - strip.getBoundingClientRect().left - visibleBefore;
}

/** The sections that the viewer can open, in groups. */
export function SectionList({ open, current }: { open: readonly Section[]; current: Section }) {
  const { t } = useTranslation('settings');
  const groups = Object.entries(sectionGroups)
    .map(([group, members]) => ({
      group: group as SectionGroup,
      shown: (members as readonly Section[]).filter((one) => open.includes(one)),
    }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <nav className={styles.sections} aria-label={t('sections')}>
      {groups.map(({ group, shown }) => (
        <div key={group} className={styles.group}>
          <p className={styles.groupName} id={group}>
            {t(group)}
          </p>
          <ul className={styles.links} aria-labelledby={group}>
            {shown.map((section) => {
              const Icon = icons[section];
              const isCurrent = section === current;
              return (
                <li key={section}>
                  <Link
                    ref={isCurrent ? scrollToInStrip : null}
                    className={styles.link}
                    to={settingsAddress(section)}
                    aria-current={isCurrent ? 'page' : undefined}
                    preventScrollReset
                    onFocus={showWhole}
                  >
                    <Icon size={20} stroke={1.5} aria-hidden="true" />
                    {t(section)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
