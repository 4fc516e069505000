import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../api/lazy-part.ts';
import { loadMessages } from '../../messages/messages.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Link } from '../../navigation/links.tsx';
import { Navigate, useNavigationType, useRouter, useSearchParams } from '../../navigation/navigation.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import segmented from '../../ui/segmented.module.css';
import { Notice } from '../../ui/status/notice.tsx';
import { Pending } from '../../ui/status/pending.tsx';
import { useViewer } from '../../viewer/use-viewer.ts';
import { useCheckStillAdministrator } from './administrator-access.ts';
import { DoneNotice } from './done-notice.tsx';
import { SectionList } from './section-list.tsx';
import {
  actionNames,
  actions,
  hasOneView,
  sections,
  settingsAddress,
  unitSections,
  useSettingsPlace,
  type SettingsPlace,
} from './settings-address.ts';
import { UnitScope } from './unit-scope.tsx';
import { PreviousPlace } from './use-list-state.ts';
import styles from './settings-page.module.css';

// Loaded on demand, because administrators usually open only one or two sections. Each also loads the texts that only it needs.
const AddressesSection = lazyPart(async () => (await import('./addresses/addresses-section.tsx')).AddressesSection);
const AdministratorsSection = lazyPart(
  async () => (await import('./administrators/administrators-section.tsx')).AdministratorsSection,
);
const ApiSection = lazyPart(async () => (await import('./api/api-section.tsx')).ApiSection);
const AuditSection = lazyPart(async () => {
  const [{ AuditSection: part }] = await Promise.all([
    import('./audit/audit-section.tsx'),
    loadMessages('vocabulary', 'budget'),
  ]);
  return part;
});
const BudgetsSection = lazyPart(async () => {
  const [{ BudgetsSection: part }] = await Promise.all([
    import('./budgets/budgets-section.tsx'),
    loadMessages('budget'),
  ]);
  return part;
});
const ChartSection = lazyPart(async () => (await import('./chart/chart-section.tsx')).ChartSection);
const FeedsSection = lazyPart(async () => {
  const [{ FeedsSection: part }] = await Promise.all([
    import('./feeds/feeds-section.tsx'),
    loadMessages('feeds', 'fields', 'upload', 'reasons'),
  ]);
  return part;
});
const HidingSection = lazyPart(async () => (await import('./hiding/hiding-section.tsx')).HidingSection);
const OptionalSection = lazyPart(async () => (await import('./optional/optional-section.tsx')).OptionalSection);
const PrivacySection = lazyPart(async () => (await import('./privacy/privacy-section.tsx')).PrivacySection);
const QualitySection = lazyPart(async () => {
  const [{ QualitySection: part }] = await Promise.all([
    import('./quality/quality-section.tsx'),
    loadMessages('data-quality'),
  ]);
  return part;
});
const RulesSection = lazyPart(async () => (await import('./rules/rules-section.tsx')).RulesSection);
const ScimSection = lazyPart(async () => (await import('./scim/scim-section.tsx')).ScimSection);
const VocabularySection = lazyPart(async () => {
  const [{ VocabularySection: part }] = await Promise.all([
    import('./vocabulary/vocabulary-section.tsx'),
    loadMessages('vocabulary'),
  ]);
  return part;
});
const WebhooksSection = lazyPart(async () => (await import('./webhooks/webhooks-section.tsx')).WebhooksSection);

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
  const view = settingsAddress(section, action, id);
  const isForm = !hasOneView(section) && (action === 'add' || id !== '');
  const body = useFocusOfView(view, isForm);
  const previous = usePreviousPlace(view);
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
              <nav className={segmented.segmented} aria-label={t('actionsOf', { section: t(section) })}>
                {actions.map((name) => (
                  <Link
                    key={name}
                    id={`action-${name}`}
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
          <DoneNotice key={`notice ${view}`} />
          {/* The key resets the form for another section, action or entry. */}
          {isClosed ? (
            <Notice kind="warning">{t('sectionClosed')}</Notice>
          ) : (
            <div
              ref={body}
              className={styles.stack}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="group"
              aria-labelledby={isForm ? `section-heading action-${action}` : 'section-heading'}
              tabIndex={-1}
            >
              <PreviousPlace value={previous}>
                <Suspense fallback={<Pending text={shell('loading')} />}>
                  <SectionBody key={view} />
                </Suspense>
              </PreviousPlace>
            </div>
          )}
        </section>
      </div>
    </div>
  );
}

/** The view that was shown before. @param view the address of this one */
function usePreviousPlace(view: string): SettingsPlace | undefined {
  const place = useSettingsPlace();
  const [shown, setShown] = useState<{ view: string; place: SettingsPlace; previous?: SettingsPlace }>({ view, place });
  if (view === shown.view) return shown.previous;
  setShown({ view, place, previous: shown.place });
  return shown.place;
}

/** Scrolls to the start of a form that begins above the visible part of the page, since the list before it kept its scroll position. */
function showStart(form: HTMLElement) {
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  if (form.getBoundingClientRect().top < top) form.scrollIntoView();
}

/** Scrolls an entry of a list to the middle of the page if it is near or beyond the edges, where the header, a notice or a button covers it. */
function showEntry(link: HTMLElement) {
  const entry = link.closest('li, tr') ?? link;
  const { top, bottom } = entry.getBoundingClientRect();
  const edge = window.innerHeight / 6;
  if (top < edge || bottom > window.innerHeight - edge) entry.scrollIntoView({ block: 'center' });
}

/**
 * Moves the focus if what had it is gone, such as the link to the form of an entry, or a button of that form: to the new view or, in a list, to
 * the link to the form that was shown; on a phone, to the button that opens the item with the link.
 * Scrolls to the form, or to the entry with that link.
 *
 * @param view its address
 */
function useFocusOfView(view: string, isForm: boolean) {
  const router = useRouter();
  const isReturn = useNavigationType() === 'POP';
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    const [form, left] = [before.current, router.hrefOf(before.current)];
    before.current = view;
    const links = isForm ? [] : [...(body.current?.querySelectorAll<HTMLElement>('a, [data-form]') ?? [])];
    const link = links.find((one) => one.getAttribute('href') === left || one.dataset['form'] === form);
    const isFocusGone = document.activeElement === document.body || document.activeElement === body.current;
    if (isFocusGone) (link ?? body.current)?.focus({ preventScroll: true });
    // Back and Forward restore the scroll position.
    if (isReturn) return;
    if (isForm && body.current !== null) showStart(body.current);
    else if (link !== undefined) showEntry(link);
  }, [view, isForm, isReturn, router]);
  return body;
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
    case 'optional':
      return <OptionalSection />;
    case 'chart':
      return <ChartSection />;
    case 'vocabulary':
      return <VocabularySection action={action} id={id} />;
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
