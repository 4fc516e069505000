import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconEyeCheck from '@tabler/icons-react/dist/esm/icons/IconEyeCheck.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import IconWebhook from '@tabler/icons-react/dist/esm/icons/IconWebhook.mjs';
import IconFileShredder from '@tabler/icons-react/dist/esm/icons/IconFileShredder.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconReportAnalytics from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
import IconServer from '@tabler/icons-react/dist/esm/icons/IconServer.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import IconTransferIn from '@tabler/icons-react/dist/esm/icons/IconTransferIn.mjs';
import IconUserShield from '@tabler/icons-react/dist/esm/icons/IconUserShield.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useViewer } from '../../viewer/use-viewer.ts';
import { AddressesSection } from './addresses/addresses-section.tsx';
import { useCheckStillAdministrator } from './administrator-access.ts';
import { AdministratorsSection } from './administrators/administrators-section.tsx';
import { ApiSection } from './api/api-section.tsx';
import { AuditSection } from './audit/audit-section.tsx';
import { BudgetsSection } from './budgets/budgets-section.tsx';
import { ChartSection } from './chart/chart-section.tsx';
import { DoneNotice } from './done-notice.tsx';
import { FeedsSection } from './feeds/feeds-section.tsx';
import { HidingSection } from './hiding/hiding-section.tsx';
import { PrivacySection } from './privacy/privacy-section.tsx';
import { QualitySection } from './quality/quality-section.tsx';
import { RulesSection } from './rules/rules-section.tsx';
import { ScimSection } from './scim/scim-section.tsx';
import { WebhooksSection } from './webhooks/webhooks-section.tsx';
import {
  actions,
  hasOneView,
  sections,
  settingsAddress,
  unitSections,
  useSettingsPlace,
  type Section,
} from './settings-address.ts';
import { UnitScope } from './unit-scope.tsx';
import styles from './settings-page.module.css';

const icons = {
  administrators: IconUserShield,
  organizations: IconBuilding,
  domains: IconServer,
  hiding: IconEyeOff,
  chart: IconSitemap,
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

/** The links of a section: what its list and its form are called. */
function actionNames(section: Section) {
  if (section === 'feeds') return { change: 'feedOverview', add: 'feedUpload' } as const;
  if (section === 'webhooks') return { change: 'webhooks', add: 'webhookAdd' } as const;
  if (section === 'scim' || section === 'api') return { change: 'scimTokens', add: 'scimTokenAdd' } as const;
  return { change: 'change', add: 'add' } as const;
}

/** Administration: the list of sections, and the section in the address. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const { section, action, id } = useSettingsPlace();
  const { isAdministrator } = useViewer();
  const [query] = useSearchParams();
  useCheckStillAdministrator();
  const open = isAdministrator ? sections : unitSections;
  const isClosed = !open.includes(section);
  if (isClosed && !query.has('section')) return <Navigate to={settingsAddress(open[0] ?? 'addresses')} replace />;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Breadcrumb parents={[{ to: '/', label: shell('home') }]} current={shell('settings')} />
        <PageHeading title={`${t(section)} · ${shell('settings')}`}>{shell('settings')}</PageHeading>
        <UnitScope />
      </div>
      <div className={styles.columns}>
        <SectionList open={open} current={section} />
        <section className={styles.section} aria-labelledby="section-heading">
          <div className={styles.sectionHead}>
            <div className={styles.sectionWords}>
              <h2 id="section-heading">{t(section)}</h2>
              <p className={styles.about}>{t(`${section}About`)}</p>
            </div>
            {!hasOneView(section) && !isClosed && (
              <nav className={styles.actions} aria-label={t('actionsOf', { section: t(section) })}>
                {actions.map((name) => (
                  <Link
                    key={name}
                    className={styles.action}
                    to={settingsAddress(section, name)}
                    aria-current={name === action ? 'page' : undefined}
                    preventScrollReset
                  >
                    {t(actionNames(section)[name])}
                  </Link>
                ))}
              </nav>
            )}
          </div>
          <DoneNotice key={`notice ${section} ${action} ${id}`} />
          {/* Another place starts with a new form. */}
          {isClosed ? (
            <Notice kind="warning">{t('sectionClosed')}</Notice>
          ) : (
            <SectionBody key={`${section} ${action} ${id}`} />
          )}
        </section>
      </div>
    </div>
  );
}

function SectionList({ open, current }: { open: readonly Section[]; current: Section }) {
  const { t } = useTranslation('settings');
  const chosen = useRef<HTMLAnchorElement>(null);
  // On a phone the list is a strip that can be scrolled.
  useEffect(() => {
    const strip = chosen.current?.closest('nav');
    if (chosen.current && strip) strip.scrollLeft = chosen.current.offsetLeft - strip.offsetLeft - 16;
  });
  return (
    <nav className={styles.sections} aria-label={t('sections')}>
      <ul className={styles.sectionLinks}>
        {open.map((section) => {
          const Icon = icons[section];
          const isCurrent = section === current;
          return (
            <li key={section}>
              <Link
                ref={isCurrent ? chosen : null}
                className={styles.sectionLink}
                to={settingsAddress(section)}
                aria-current={isCurrent ? 'page' : undefined}
                preventScrollReset
              >
                <Icon size={20} stroke={1.5} aria-hidden="true" />
                {t(section)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function SectionBody() {
  const { section, action, id } = useSettingsPlace();
  switch (section) {
    case 'administrators':
      return <AdministratorsSection action={action} />;
    case 'organizations':
    case 'domains':
      return <RulesSection kind={section} action={action} id={id} />;
    case 'hiding':
      return <HidingSection action={action} id={id} />;
    case 'chart':
      return <ChartSection />;
    case 'addresses':
      return <AddressesSection action={action} id={id} />;
    case 'feeds':
      return <FeedsSection action={action} />;
    case 'scim':
      return <ScimSection action={action} />;
    case 'api':
      return <ApiSection action={action} />;
    case 'webhooks':
      return <WebhooksSection action={action} />;
    case 'budgets':
      return <BudgetsSection />;
    case 'quality':
      return <QualitySection />;
    case 'privacy':
      return <PrivacySection />;
    case 'audit':
      return <AuditSection />;
  }
}
