import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../api/configuration.tsx';
import { currentLanguage } from '../../messages/messages.ts';
import styles from './statement-text.module.css';

const french = {
  recipients:
    'Les données personnelles qui figurent sur votre carte de visite peuvent être communiquées à d’autres destinataires que vos collègues : toute personne à qui vous montrez le code, à qui vous donnez l’adresse ou à qui l’un d’eux est transmis, en dehors du groupe et hors de votre pays aussi.',
  choice:
    'La carte n’est publiée qu’avec votre accord. Vous choisissez ce qui y figure et pouvez la désactiver à tout moment : son adresse cesse alors définitivement de fonctionner. Ce qui a déjà été enregistré par d’autres ne peut pas être repris.',
  notice: 'Lire la notice d’information',
  newTab: '(s’ouvre dans un nouvel onglet)',
};

const english: typeof french = {
  recipients:
    'Personal data on your business card may be shared with additional recipients besides your colleagues: whoever you show the code or give the address to, and whoever it is passed on to, outside the group and outside your country too.',
  choice:
    'The card is published only if you agree. You choose what is on it and can turn it off at any time: its address then stops working for good. What others have saved by then cannot be taken back.',
  notice: 'Read the information notice',
  newTab: '(opens in a new tab)',
};

/** The information statement of the card, in French for French readers, else in English. */
export function StatementText() {
  useTranslation();
  const { informationNotice } = useConfiguration();
  const isFrench = currentLanguage() === 'fr';
  const text = isFrench ? french : english;
  return (
    <div className={styles.statement} lang={isFrench ? 'fr' : 'en'}>
      <p>{text.recipients}</p>
      <p>{text.choice}</p>
      {informationNotice !== '' && (
        <p>
          <a href={informationNotice} target="_blank" rel="noreferrer">
            {text.notice} {text.newTab}
          </a>
        </p>
      )}
    </div>
  );
}
