import { interfaceLanguages } from '@directory/contract';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { unreachable } from '../api/call.ts';
import { useConfiguration } from '../api/configuration.tsx';
import { useFailureSentence } from '../messages/error-sentence.ts';
import { formatFor } from '../messages/format.ts';
import { chooseLanguage, currentLanguage, loadLegalMessages } from '../messages/messages.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './footer.module.css';

/** Legal notice, social links, language, and the back-to-top button. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { socialLinks } = useConfiguration();
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.links}>
          <InformationStatementLink />
          {socialLinks.map(({ name, address }) => (
            <a key={address} className={styles.link} href={address} target="_blank" rel="noreferrer">
              {name}
              <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
            </a>
          ))}
        </div>
        <LanguageChoice />
      </div>
    </footer>
  );
}

type Statement = ComponentType<{ onClose: () => void }>;

/** Opens the statement. Its code and text are loaded when it is first opened. */
function InformationStatementLink() {
  const { t } = useTranslation('shell');
  const failureSentence = useFailureSentence();
  const [OpenStatement, setOpenStatement] = useState<Statement>();
  const [failure, setFailure] = useState('');

  async function open() {
    setFailure('');
    try {
      const [{ InformationStatement }] = await Promise.all([
        import('./information-statement.tsx'),
        loadLegalMessages(),
      ]);
      setOpenStatement(() => InformationStatement);
    } catch {
      setFailure(failureSentence(unreachable()));
    }
  }

  return (
    <>
      <button type="button" className={styles.link} onClick={() => void open()}>
        {t('informationStatement')}
      </button>
      <output>{failure}</output>
      {OpenStatement && <OpenStatement onClose={() => setOpenStatement(undefined)} />}
    </>
  );
}

/** Each language has its native name, so that a person who reads no other language finds it. */
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
