import { phoneFields } from '@directory/contract';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { AboutMeRows } from './about-me-rows.tsx';
import { AddressRows } from './address-rows.tsx';
import { mailLink } from '../../people/contact-links.ts';
import { EmailAddress } from '../../people/card/email-address.tsx';
import { FieldRow } from './field-row.tsx';
import { NamedPerson, Phone, WebLink } from './field-values.tsx';
import styles from './profile-sections.module.css';
import { OwnRecording } from './recording/recording-parts.tsx';
import { WhenPainted } from '../../ui/when-painted.tsx';
import view from './profile-view.module.css';
import { businessUnitOf, isInternal, useShownProfile } from './shown-profile.ts';
import { useJobFamily, useWorkingLanguage } from './reference-names.ts';

/** All values of a profile, in two columns on wide screens. Contact details are painted first; nothing moves when the rest follows. */
export function ProfileSections() {
  return (
    <div className={view.sections}>
      <div className={view.column}>
        <ContactSection />
        <WhenPainted>
          <LocationSection />
        </WhenPainted>
      </div>
      <div className={view.column}>
        <WhenPainted>
          <OrganisationSection />
          <AboutSection />
        </WhenPainted>
      </div>
    </div>
  );
}

function Section({ heading, note, children }: { heading: string; note?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <dl className={styles.rows}>{children}</dl>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  );
}

function ContactSection() {
  const { t } = useTranslation('profile');
  const { profile } = useShownProfile();
  return (
    <Section heading={t('contact')}>
      <FieldRow field="email">
        <a href={mailLink(profile.email)}>
          <EmailAddress email={profile.email} />
        </a>
      </FieldRow>
      {phoneFields.map((field) => (
        <FieldRow key={field} field={field}>
          <Phone field={field} />
        </FieldRow>
      ))}
    </Section>
  );
}

function OrganisationSection() {
  const { t } = useTranslation('profile');
  const { profile } = useShownProfile();
  const jobFamily = useJobFamily(profile.C_businessCategory);
  const unit = businessUnitOf(profile);
  return (
    <Section heading={t('organisation')}>
      <FieldRow
        field="manager"
        label={isInternal(profile) ? t('manager') : t('headOfMission')}
        copied={profile.managerName || profile.manager}
      >
        <NamedPerson login={profile.managerUserId} name={profile.managerName} stored={profile.manager} />
      </FieldRow>
      <FieldRow field="C_assistant" copied={profile.assistantName || profile.C_assistant}>
        <NamedPerson login={profile.assistantUserId} name={profile.assistantName} stored={profile.C_assistant} />
      </FieldRow>
      <FieldRow field="C_msDSCloudExtensionAttribute3" label={t('gbuName')} value={profile.gbuName} />
      {unit !== profile.gbuName && <FieldRow field="division" label={t('businessUnit')} value={unit} />}
      <FieldRow field="organization" />
      <FieldRow field="userType" value={isInternal(profile) ? t('internal') : t('external')} hasCopy={false} />
      <FieldRow field="C_groupIdentifier" />
      <FieldRow field="C_businessCategory" value={jobFamily.name} isLoading={jobFamily.isLoading} />
    </Section>
  );
}

function LocationSection() {
  const { t } = useTranslation('profile');
  const { isOwn } = useShownProfile();
  return (
    <Section heading={t('place')}>
      <AddressRows />
      <FieldRow field="C_physicalDeliveryOfficeName" label={isOwn ? t('C_physicalDeliveryOfficeName') : t('office')} />
    </Section>
  );
}

function AboutSection() {
  const { t } = useTranslation('profile');
  const { profile, aboutMeEdit } = useShownProfile();
  const hasNote = aboutMeEdit !== undefined && profile.aboutMeFields.length > 0;
  const language = useWorkingLanguage(profile.preferredLanguage);
  const otherNames = profile.otherNames.join(', ');
  return (
    <Section heading={t('about')} note={hasNote ? t('aboutMeText') : undefined}>
      <FieldRow field="preferredLanguage" value={language.name} isLoading={language.isLoading} hasCopy={false} />
      <FieldRow field="linkedInURI">
        <WebLink field="linkedInURI" />
      </FieldRow>
      <FieldRow field="xURI">
        <WebLink field="xURI" />
      </FieldRow>
      <FieldRow field="otherNames" value={otherNames} />
      <OwnRecording />
      <AboutMeRows />
    </Section>
  );
}
