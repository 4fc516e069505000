import { interfaceLanguages } from '@directory/contract';
import { useState, type ComponentType } from 'react';
import { useConfiguration } from '../../api/configuration.tsx';
import { loadCode } from '../../api/load-code.ts';
import { useFailureSentence } from '../../messages/error-sentence.ts';
import { formatFor } from '../../messages/format.ts';
import { chooseLanguage, currentLanguage, loadLegalMessages, loadMessages } from '../../messages/messages.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { chooseTheme, themes, useTheme } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/status/visually-hidden.tsx';
import styles from './footer.module.css';
import { useHelpKey } from './use-help-key.ts';

/** Legal notice, keyboard shortcuts, social links, theme and language. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { socialLinks } = useConfiguration();
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.links}>
          <InformationStatementLink />
          <KeyboardShortcutsLink />
          {socialLinks.map(({ name, address }) => (
            <a key={address} className={styles.link} href={address} target="_blank" rel="noreferrer">
              {name}
              <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
            </a>
          ))}
        </div>
        <ThemeChoice />
        <LanguageChoice />
      </div>
    </footer>
  );
}

type Dialog = ComponentType<{ onClose: () => void }>;

async function loadStatement(): Promise<Dialog> {
  const [{ InformationStatement }] = await Promise.all([import('./information-statement.tsx'), loadLegalMessages()]);
  return InformationStatement;
}

async function loadShortcuts(): Promise<Dialog> {
  const [{ KeyboardShortcuts }] = await Promise.all([import('./keyboard-shortcuts.tsx'), loadMessages('keys')]);
  return KeyboardShortcuts;
}

/** A dialog whose code and texts are loaded when it is first opened. */
function useDialog(load: () => Promise<Dialog>) {
  const failureSentence = useFailureSentence();
  const [Opened, setOpened] = useState<Dialog>();
  const [failure, setFailure] = useState('');

  async function open() {
    setFailure('');
    try {
      const Loaded = await loadCode(load);
      setOpened(() => Loaded);
    } catch (reason) {
      setFailure(failureSentence(reason));
    }
  }

  const dialog = (
    <>
      {failure !== '' && <p role="alert">{failure}</p>}
      {Opened && <Opened onClose={() => setOpened(undefined)} />}
    </>
  );
  return { open: () => void open(), dialog };
}

function InformationStatementLink() {
  const { t } = useTranslation('shell');
  const { open, dialog } = useDialog(loadStatement);
  return (
    <>
      <button type="button" className={styles.link} onClick={open}>
        {t('informationStatement')}
      </button>
      {dialog}
    </>
  );
}

/** The link to the list of keyboard shortcuts, which `?` opens as well. */
function KeyboardShortcutsLink() {
  const { t } = useTranslation('shell');
  const { open, dialog } = useDialog(loadShortcuts);
  useHelpKey(open);
  return (
    <>
      <button type="button" className={styles.link} aria-keyshortcuts="?" onClick={open}>
        {t('keyboardShortcuts')}
      </button>
      {dialog}
    </>
  );
}

function ThemeChoice() {
  const { t } = useTranslation('shell');
  const chosen = useTheme();
  const words = { system: t('themeSystem'), light: t('themeLight'), dark: t('themeDark') };
  return (
    <label className={styles.choice}>
      {t('chooseTheme')}
      <select
        value={chosen}
        onChange={({ target }) => chooseTheme(themes.find((theme) => theme === target.value) ?? 'system')}
      >
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {words[theme]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Languages are listed by their native names, so that people who read only one can find it. */
function LanguageChoice() {
  const { t } = useTranslation('shell');
  const failureSentence = useFailureSentence();
  const [failure, setFailure] = useState('');

  async function choose(name: string) {
    setFailure('');
    try {
      const chosen = interfaceLanguages.find((language) => language === name) ?? currentLanguage();
      await loadCode(() => chooseLanguage(chosen));
    } catch (reason) {
      setFailure(failureSentence(reason));
    }
  }

  return (
    <>
      <label className={styles.choice}>
        {t('chooseLanguage')}
        <select value={currentLanguage()} onChange={({ target }) => void choose(target.value)}>
          {interfaceLanguages.map((language) => (
            <option key={language} value={language} lang={language}>
              {ownName(language)}
            </option>
          ))}
        </select>
      </label>
      {failure !== '' && <p role="alert">{failure}</p>}
    </>
  );
}

function ownName(language: string): string {
  const name = formatFor(language).language(language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
