import { interfaceLanguages } from '@directory/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../api/configuration.tsx';
import { formatFor } from '../messages/format.ts';
import { chooseLanguage, currentLanguage, loadLegalMessages } from '../messages/messages.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { BackToTop } from './back-to-top.tsx';
import styles from './footer.module.css';

const InformationStatement = lazy(async () => {
  const [{ InformationStatement: statement }] = await Promise.all([
    import('./information-statement.tsx'),
    loadLegalMessages(),
  ]);
  return { default: statement };
});

/** Legal notice, social links, language, and the way back up. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { socialLinks } = useConfiguration();
  const [isStatementOpen, setIsStatementOpen] = useState(false);
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.links}>
          <button type="button" className={styles.link} onClick={() => setIsStatementOpen(true)}>
            {t('informationStatement')}
          </button>
          {socialLinks.map(({ name, address }) => (
            <a key={address} className={styles.link} href={address} target="_blank" rel="noreferrer">
              {name}
              <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
            </a>
          ))}
        </div>
        <LanguageChoice />
      </div>
      <BackToTop />
      {isStatementOpen && (
        <Suspense>
          <InformationStatement onClose={() => setIsStatementOpen(false)} />
        </Suspense>
      )}
    </footer>
  );
}

/** Each language in its own name, so that it is found by whoever reads no other. */
function LanguageChoice() {
  const { t } = useTranslation('shell');
  return (
    <label className={styles.language}>
      {t('chooseLanguage')}
      <select
        value={currentLanguage()}
        onChange={({ target }) => {
          const language = interfaceLanguages.find((known) => known === target.value);
          if (language !== undefined) void chooseLanguage(language);
        }}
      >
        {interfaceLanguages.map((language) => (
          <option key={language} value={language} lang={language}>
            {ownName(language)}
          </option>
        ))}
      </select>
    </label>
  );
}

function ownName(language: string): string {
  const name = formatFor(language).language(language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
